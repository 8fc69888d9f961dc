/**
 * Which names of things ask for something, learned from the seen dumps
 * by `node bench/eval/learning/learn-names.ts`, which writes this file: a line for each letter of a sign, then what was heard and its weight in tenths.
 */
export const NAME_WEIGHTS = String.raw`
a =-3
b A=-1 D=-1 G=-1 N=-1 R=2 S=2 T=-4 U=2 V=3 a=-1 c=-5 g=-3 j=-2 k=-1 m=-2 n=1 p=-3
c 'S=1 AN=1 Ap=-4 Dn=-1 GU=2 Gp=-1 NN=-2 RS=1 RU=2 Rn=1 Rp=-1 S$=-3 SA=-2 SR=2 SS=3 Sn=4 Sp=2 St=1 US=2 cn=-3 d'=-1 dA=-3 dD=2 dG=3 dS=-2 dV=3 dj=-2 dn=3 ih=-1 kb=-1 md=3 mg=-1 mn=-1 my=-1 n&=-1 n'=3 nD=1 nG=-4 nN=1 nR=1 nT=1 nU=7 na=-2 nd=-3 nj=-1 nn=5 np=-1 nq=-2 nt=-2
d A=-3 N=-1 P=1 T=-1 U=1 V=1 d=-4 f=1 k=1 n=-1 p=-2 q=-3 y=-4
e &=-2 '=2 D=-1 N=-2 R=2 S=2 T=-3 U=4 V=4 a=-1 c=-4 d=-3 e=4 j=-3 m=-2 n=2 p=-3 u=-1 y=-1
f =-3 fact=-1 feeling=-4
g =-7 done=-2 fact=-2 nothing=-2 task=1
h $=-4 &=-3 '=-1 A=1 G=-1 N=1 P=1 S=3 T=-2 V=3 c=-3 d=-1 g=2 i=-3 l=3 m=2 n=-1 s=-9 w=1
i 1=-6 3=-3 4=-4 6=2 8=-2 9=6
j $=5 &=-1 '=4 D=2 F=-2 P=3 R=6 S=5 T=-4 U=5 V=6 a=-1 b=1 d=-1 f=1 g=-3 h=-2 i=-3 j=-6 k=-3 l=1 n=2 q=-5 s=-1 t=2
k &d=-1 'A=2 'P=1 'R=1 'S=2 A$=-3 AN=1 AS=4 AU=-3 AV=2 Ad=-3 Da=-1 Dd=-2 Dj=-1 Dn=1 Dp=2 GR=2 GT=-4 GU=3 Gd=-2 Gp=-1 N$=-1 NA=2 NN=-4 NS=-4 Nd=-3 Nn=6 Np=-4 P$=1 Pp=1 RN=5 RR=1 RS=5 RV=2 Rn=4 Rp=-3 SA=-2 SG=1 SN=2 SR=2 SS=2 ST=2 Sa=1 Sb=1 Sn=6 Sp=3 Sq=1 St=3 Sy=1 T$=-1 TN=-1 TT=-1 Td=-1 Tn=1 Ts=-1 U$=1 UA=-1 US=3 UV=1 Ua=2 Ui=-2 Un=2 Ut=-1 V$=1 VD=-2 Va=1 Vd=1 Vi=2 Vn=2 Vp=2 Vt=1 ad=3 ap=-3 at=-2 bD=2 ba=-1 bp=1 by=1 cU=1 cn=-2 cp=3 d$=-4 dD=5 dG=4 dN=-2 dR=-1 dU=-1 dV=4 dn=1 f$=1 gG=1 gt=1 hD=-1 ht=-1 iD=1 iU=-2 iV=-1 ig=1 ih=-2 in=-2 iq=-1 jd=-2 jp=-2 jq=-3 k$=1 kb=-2 kp=-2 md=3 mg=-1 my=-1 n&=-2 n'=5 nG=-1 nP=2 nR=5 nS=3 nU=9 na=-1 nc=1 nd=2 nm=-1 nn=7 np=2 nq=-1 nw=-1 nx=-1 p$=-2 pA=1 pG=-3 pN=-4 pT=-1 pd=1 pj=1 pn=1 pp=-1 pq=-1 pt=2 q$=-3 qd=-1 tR=1 tU=1 wb=1 y$=-4 yG=-1 yN=1 yd=-2 yn=-2 yp=4
l =5 about=1 after=-1 all=1 also=4 and=-3 are=3 at=-1 because=-1 but=-1 by=2 do=1 don't=-2 early=-1 for=7 from=5 get=-1 gets=-1 has=1 have=-2 haven't=-2 her=-2 his=1 how=1 i'm=1 i've=-2 i=-1 if=3 in=-1 it=-1 its=-3 keeps=2 know=-1 me=-4 my=2 not=-1 of=-3 off=-2 one=-1 our=-1 out=2 over=-1 say=-4 she=2 should=1 since=-2 still=3 stuff=-2 the=4 there's=3 there=-2 this=-4 to=2 wants=2 well=1 who=-5 with=-3 won't=1 would=2
`;
