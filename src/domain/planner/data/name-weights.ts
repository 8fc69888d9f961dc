/**
 * Which names of things ask for something, learned from the seen dumps by `node bench/eval/learning/learn-names.ts`, which writes
 * this file: a line for each letter of a sign, then what was heard and its weight in tenths.
 */
export const NAME_WEIGHTS = String.raw`
a =-3
b A=-3 D=-3 N=1 R=1 T=-3 U=1 V=1 c=-3 g=-2 i=-1 j=-1 k=-1 m=-2 n=4
c 'S=2 AS=1 Ap=-2 D$=-1 GU=2 Gt=-2 Nn=1 S$=-2 SA=-1 SR=2 SS=1 Sn=4 d'=1 dA=-3 dD=2 dG=2 dR=1 dS=-1 dV=1 dj=-3 ic=1 ih=-1 kb=-1 md=3 mn=-1 my=-2 nN=2 nR=2 nS=1 nU=3 nV=3 nd=-1 nn=2 nt=-3
d $=-1 A=-4 G=-2 R=1 S=1 T=-1 a=1 d=-2 i=-2 k=-1 y=-1
e &=-1 '=1 D=-3 P=1 S=1 T=-1 U=2 c=-2 d=-2 e=1 k=-1 m=-3 n=2 s=-1
f =-3 done=-1 fact=-1 nothing=-4 task=1
g =-6 feeling=-1 nothing=-3 task=1
h $=-3 &=-3 '=2 A=1 S=2 U=1 V=2 c=-2 g=1 i=-5 j=-3 l=1 m=1 n=-1 s=-6 y=2
i 1=-6 2=-2 3=-4 4=-2 7=2 8=2 9=5
j $=3 &=-1 '=4 A=-1 D=1 F=-1 N=-1 P=2 R=4 S=3 T=-5 U=5 V=6 c=1 g=-1 h=-1 i=-3 j=-4 k=-3 m=-2 n=2 q=-1 s=-1 w=3 x=1
k &N=-1 'D=2 'G=-1 'S=3 'n=1 A$=-4 AS=3 AT=-2 AU=-1 Ap=1 G$=-2 GS=2 GU=2 Gt=-2 NS=-2 Nn=2 Np=-3 PS=-1 Pp=2 R$=1 RN=2 RR=2 RS=1 RV=2 Rn=3 Rp=-3 SG=1 SN=-1 SR=2 SS=2 ST=1 Sc=1 Sn=6 Sp=3 Sq=-2 St=3 Sy=1 T$=-1 TN=-2 TT=-2 UD=1 UV=1 Ub=1 Vd=1 Vn=5 Vp=3 a$=1 ap=-1 at=-1 bG=1 bd=-4 bn=-1 cp=3 d$=-2 d'=2 dA=1 dD=6 dG=2 dN=-3 dS=-1 dT=-2 dV=2 dj=-1 dl=1 dp=-2 gN=-3 gj=-1 gn=2 hN=-1 hd=1 ht=-2 i$=-2 ic=1 ih=-1 in=-1 jA=-3 jd=-1 jn=-2 jp=-2 k$=-1 kb=-1 md=3 mn=-1 my=-2 nA=-1 nD=1 nN=4 nP=2 nR=5 nS=3 nU=7 nV=3 na=-1 nd=1 nj=1 nn=5 np=1 ny=1 pA=-1 pN=-2 pR=-1 pS=4 pU=-1 pd=3 pj=-1 pn=3 qi=-2 qp=1 td=-1 tn=1 tq=2 wi=2 y$=-1 yd=-2 yp=2
l =3 all=2 also=4 an=-2 and=-2 are=3 as=2 at=-4 back=-1 because=-2 by=4 don't=-2 early=-2 for=8 from=3 has=1 have=-3 her=-2 him=-2 his=1 how=1 i=-3 if=3 it=-2 its=-2 like=-2 me=-3 my=3 no=2 not=1 oh=1 on=1 ones=-1 out=3 say=-2 she=2 should=3 since=-1 so=-2 still=1 the=3 their=1 them=2 there's=2 there=-3 think=-1 this=-4 up=1 wants=2 which=2 who=-2 with=-1 would=2
`;
