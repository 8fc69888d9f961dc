/**
 * Which names of things ask for something, learned from the seen dumps
 * by `node bench/eval/learning/learn-names.ts`, which writes this file: a line for each letter of a sign, then what was heard and its weight in tenths.
 */
export const NAME_WEIGHTS = String.raw`
a =-3
b D=-2 G=-1 N=-2 R=1 S=2 T=-2 U=3 V=3 a=-1 c=-5 i=-1 j=-2 k=-1 m=-2 n=1
c 'S=1 AN=1 An=2 Ap=-4 Dn=-1 Gp=-1 RS=1 RU=2 Rn=1 Rp=-1 S$=-3 SA=-2 SR=3 SS=3 Sn=3 Sp=1 St=1 US=2 cn=-3 dA=-3 dD=2 dG=2 dR=-1 dS=-1 dV=3 dj=-2 dn=2 ih=-1 kb=-1 md=2 mg=-1 my=-1 n&=-1 n'=3 nD=1 nG=-4 nN=1 nR=2 nU=7 nd=-3 nn=5 np=-1 nq=-2 nt=-2
d A=-3 D=1 N=-1 P=1 R=1 T=-2 V=1 a=1 d=-4 f=1 j=-1 k=1 n=-1 q=-3 y=-4
e &=-2 '=1 D=-2 N=-2 R=1 S=2 U=4 V=4 a=-1 c=-4 d=-2 e=4 j=-3 l=-1 m=-1 n=2 u=-1 y=-1
f =-3 fact=-1 feeling=-4 nothing=-1
g =-7 done=-2 nothing=-3 task=2
h $=-4 &=-2 '=-1 A=1 N=2 P=1 S=3 T=-1 V=3 c=-3 d=-1 g=2 i=-3 l=3 m=2 n=-1 s=-10 w=1
i 1=-6 2=-1 3=-3 4=-4 6=3 7=1 8=-3 9=6
j $=5 '=4 D=3 P=3 R=7 S=5 T=-4 U=4 V=6 a=-1 b=1 d=-1 g=-2 h=-2 i=-3 j=-5 k=-3 n=3 q=-5 t=2 y=-1
k 'A=2 'G=-1 'P=1 'R=1 'S=2 A$=-3 AS=3 AU=-3 AV=2 Ad=-3 An=1 Ap=-1 D$=1 Da=-1 Dn=1 Dp=3 GR=2 GS=1 GT=-4 Gd=-2 Gn=1 N$=-1 NA=2 NN=-2 NS=-4 Nd=-3 Nn=6 Np=-4 P$=2 Pp=1 R$=1 RN=5 RR=1 RS=5 RV=2 Rn=4 Rp=-3 SA=-2 SG=1 SN=2 SR=1 SS=2 ST=2 SU=-1 Sa=1 Sb=1 Sh=-1 Sn=5 Sp=4 Sq=1 St=2 Sy=1 T$=-2 TN=-1 TT=-2 Td=-2 US=3 UV=1 Ua=3 Ui=-2 Un=1 Up=-1 Ut=-1 V$=1 VD=-2 Va=1 Vi=2 Vn=2 Vp=3 Vt=1 a$=1 ad=3 ap=-4 at=-2 bD=2 ba=-1 bd=-1 bp=1 by=1 cU=1 cn=-2 cp=3 d$=-4 dD=7 dG=4 dN=-2 dS=1 dU=-2 dV=3 dj=-1 f$=1 gG=3 gt=2 ht=-2 iU=-2 ic=1 ih=-2 in=-2 iq=-1 jd=-1 jn=-1 jp=-2 jq=-3 k$=1 kb=-2 kp=-2 md=2 mg=-1 my=-1 n&=-3 n'=4 nA=1 nG=-1 nP=2 nR=5 nS=3 nU=9 nV=-1 na=-2 nc=2 nd=1 nj=2 nm=-1 nn=6 np=1 nq=-1 nw=-1 pG=-3 pN=-2 pT=-1 pd=2 pj=1 pn=1 pp=-2 pt=1 q$=-3 qd=-1 qi=-1 tR=1 tU=1 tg=-1 tq=1 y$=-4 yN=1 yd=-2 yn=-2 yp=4
l =5 about=2 all=1 also=4 and=-3 are=3 at=-1 because=-1 but=-2 by=3 do=1 don't=-2 early=-1 for=7 from=6 get=-1 gets=-1 got=-1 has=2 have=-3 haven't=-2 her=-2 his=1 how=1 i'm=2 i've=-2 i=-1 if=3 in=-1 it=-2 keeps=2 like=-1 me=-3 my=2 not=-1 of=-4 one=-3 our=-1 out=2 say=-5 she=2 should=1 since=-2 still=4 stuff=-2 the=4 their=1 there's=3 there=-2 this=-5 to=2 wants=2 who's=-1 who=-5 with=-2 won't=1 would=2
`;
