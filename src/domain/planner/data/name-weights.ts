/**
 * Which names of things ask for something, learned from the seen dumps
 * by `node bench/eval/learning/learn-names.ts`, which writes this file: a line for each letter of a sign, then what was heard and its weight in tenths.
 */
export const NAME_WEIGHTS = String.raw`
a =-3
b N=-1 R=1 S=2 T=-3 U=2 V=3 a=-1 c=-4 g=-3 j=-2 k=-2 m=-2 n=1 p=-2
c 'S=1 AN=1 An=2 Ap=-3 Dn=-1 GU=2 NN=-2 RS=1 RU=1 Rn=1 Rp=-1 S$=-3 SA=-2 SR=3 SS=2 Sn=3 Sp=1 St=1 US=2 cn=-2 d'=-2 dA=-2 dD=2 dG=3 dR=-1 dS=-1 dV=3 dn=1 ih=-1 kb=-2 md=2 mg=-1 my=-1 n'=2 nD=1 nG=-2 nU=7 nd=-1 nn=4 np=-2 nq=-2 nt=-2
d A=-3 N=-1 R=1 T=-1 U=1 V=2 a=1 d=-4 j=-1 k=1 n=-1 p=-1 q=-3 y=-5
e &=-1 '=1 N=-2 R=1 S=2 T=-1 U=3 V=4 a=-1 c=-4 d=-3 e=4 j=-3 l=-1 m=-2 n=1 p=-2 s=1 u=-1 y=-1
f =-3 feeling=-4 nothing=-1
g =-8 done=-3 fact=-1 feeling=2 nothing=-2 task=1
h $=-4 &=-3 '=1 N=1 S=3 T=-2 V=2 c=-3 d=-2 g=2 i=-3 l=3 m=2 n=-1 s=-9
i 1=-6 2=-1 3=-3 4=-4 6=4 8=-3 9=5
j $=5 &=-1 '=3 A=-1 D=2 P=3 R=6 S=5 T=-5 U=5 V=6 d=-1 f=1 g=-3 h=-2 i=-3 j=-5 k=-3 n=3 q=-4 s=-2 t=1 y=-2
k &d=-1 'A=2 'R=1 'S=2 A$=-3 AS=3 AU=-3 AV=2 Ad=-3 Ap=-1 Dd=-1 Dj=-1 Dn=1 Dp=2 GR=2 GT=-4 GU=2 Gd=-2 N$=-1 NA=2 NN=-3 NS=-3 Nd=-3 Nn=6 Np=-4 P$=1 R$=1 RN=4 RR=1 RS=5 RV=3 Rn=3 Rp=-4 SA=-2 SG=1 SN=2 SR=4 SS=1 ST=1 Sa=1 Sb=1 Sh=-1 Sn=4 Sp=4 Sq=1 St=3 Sy=1 T$=-1 TN=-1 TT=-1 Td=-1 Ts=-1 U$=1 UA=-1 US=3 UV=1 Ua=2 Ui=-2 Un=2 Ut=-1 V$=2 VD=-2 Va=1 Vi=2 Vn=1 Vp=2 Vt=1 a$=1 ad=3 ap=-4 at=-2 bD=2 bp=1 cU=1 cn=-1 cp=3 d$=-4 dD=5 dG=4 dN=-2 dR=-1 dS=1 dU=-2 dV=3 dn=1 gG=3 hD=-1 ht=-1 iD=1 iU=-2 iV=-1 ig=1 ih=-2 iq=-1 jd=-2 jp=-1 jq=-2 k$=1 kb=-2 kp=-2 md=2 mg=-1 my=-1 n&=-1 n'=4 nG=-1 nN=1 nP=2 nR=5 nS=3 nU=10 na=-2 nb=-1 nc=2 nd=2 nm=-1 nn=7 np=1 nq=-2 nw=-1 p$=-1 pG=-3 pN=-4 pR=-1 pT=-1 pd=1 pj=1 pn=1 pp=-2 pt=2 q$=-3 qN=1 qn=-1 tR=1 wb=1 wi=-1 y$=-5 yN=1 yd=-3 yn=-2 yp=4
l =5 a=-1 about=2 actually=-2 all=2 also=4 and=-3 are=3 at=-2 because=-2 but=-2 by=3 don't=-1 early=-2 for=7 from=4 get=-1 gets=-1 got=-1 has=1 have=-2 haven't=-2 her=-2 his=1 how=1 i'm=1 i've=-2 i=-2 if=3 in=-1 it=-1 its=-1 keeps=2 like=-1 me=-4 must=1 my=2 next=-1 of=-3 one=-2 our=-1 out=2 say=-5 she=2 should=1 since=-2 still=2 stuff=-2 the=3 their=1 there's=3 there=-2 think=1 this=-4 to=1 wants=3 who=-5 with=-2 would=2
`;
