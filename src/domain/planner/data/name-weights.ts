/**
 * Which names of things ask for something, learned from the seen dumps by `node bench/eval/learning/learn-names.ts`, which writes
 * this file: a line for each letter of a sign, then what was heard and its weight in tenths.
 */
export const NAME_WEIGHTS = String.raw`
a =-3
b A=-2 D=-3 R=2 S=1 T=-4 U=1 V=1 c=-2 i=-1 j=-1 m=-2 n=3 p=-2
c 'S=1 AS=1 An=2 Ap=-2 D$=-1 GU=2 Gt=-3 Nn=2 RS=3 S$=-2 SA=-2 SR=2 SS=2 Sn=4 cn=-2 dA=-2 dD=2 dG=2 dP=-1 dS=-2 dV=1 dj=-2 ic=1 ih=-1 md=4 mn=-2 my=-2 nG=-1 nN=1 nR=1 nU=4 nV=3 nd=-1 nn=2 nt=-2
d $=-1 A=-4 S=1 T=-2 a=2 d=-4 i=-1 k=-1 q=-2
e &=-1 '=1 D=-3 S=2 T=-2 U=3 c=-1 d=-3 e=3 l=-2 m=-3 n=2 p=-2
f =-3 done=-1 fact=-2 nothing=-5 task=1
g =-7 fact=-1 feeling=-1 task=1
h $=-3 &=-4 '=2 A=3 D=2 G=1 N=-1 P=-1 S=3 T=-1 V=2 c=-3 g=3 i=-3 j=-2 l=2 m=1 n=-1 s=-7 w=1 y=1
i 1=-6 2=-1 3=-4 4=-4 7=4 8=2 9=4
j $=3 &=-2 '=5 D=1 F=-1 R=4 S=3 T=-5 U=5 V=5 b=1 c=2 i=-3 j=-4 k=-3 m=-1 n=3 p=-1 q=-2 s=-1 w=2 y=-1
k $N=1 $S=1 &N=-2 'D=1 'S=2 'n=1 A$=-4 AA=-1 AS=4 AT=-2 AU=-1 AV=1 An=2 Ap=1 Dj=-1 Dn=2 GS=2 GU=3 Gt=-2 NA=2 NS=-2 Nd=-2 Nn=3 Np=-2 PS=-3 Pp=1 RN=3 RR=2 RS=4 RV=1 Rn=4 Rp=-3 SG=1 SR=2 ST=1 Sa=1 Sc=1 Sn=6 Sp=2 Sq=-1 St=2 Sy=1 T$=-2 TN=-1 TT=-2 UD=1 UV=1 Ua=1 Ub=1 Ud=1 Un=2 Va=1 Vj=-1 Vn=6 Vp=4 a$=2 at=-1 bd=-2 bn=-1 by=1 cn=-2 cp=3 d$=-4 d'=1 dA=1 dD=6 dG=2 dN=-2 dS=-1 dT=-2 dV=3 dj=-1 dl=2 dn=1 dp=-1 gD=-1 gG=2 gj=-1 gn=1 hN=-1 hd=1 ht=-2 i$=-1 iS=1 iU=-2 ic=1 ih=-1 in=-1 jA=-1 jd=-1 jn=-1 jp=-3 k$=-1 md=4 mn=-2 my=-2 n'=3 nD=2 nN=3 nP=3 nR=5 nS=2 nU=7 nV=3 na=-1 nb=-1 nd=1 ng=1 nj=1 nm=-2 nn=5 np=2 pN=-3 pR=-1 pS=2 pU=-2 pd=1 pj=-1 pn=3 pp=-1 q$=-2 qi=-2 td=-2 tn=1 tq=1 yd=-2 yn=-1 yp=2
l =3 all=2 also=2 an=-2 and=-2 are=3 as=1 at=-5 by=3 don't=-1 early=-2 for=10 from=2 has=1 have=-2 her=-2 how=2 i=-3 if=3 it=-1 its=-3 me=-4 my=4 of=-1 on=1 out=3 say=-2 she=3 should=2 since=-2 so=-1 still=2 the=2 their=1 them=2 there's=3 there=-2 this=-5 through=-2 up=1 wants=3 which=1 who=-3 with=-2 would=2
`;
