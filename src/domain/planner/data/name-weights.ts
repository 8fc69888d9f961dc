/**
 * Which names of things ask for something, learned from the seen dumps by `node bench/eval/learning/learn-names.ts`, which writes
 * this file: a line for each letter of a sign, then what was heard and its weight in tenths.
 */
export const NAME_WEIGHTS = String.raw`
a =-3
b A=-1 D=-1 G=-1 N=-1 R=1 S=3 T=-5 V=2 a=-1 c=-3 g=-3 j=-1 m=-3 n=1 p=-2
c 'S=1 AS=2 An=1 Ap=-2 GU=2 Gp=-2 Gt=-2 Np=-1 RS=2 RU=1 S$=-3 SR=2 SS=4 Sn=3 Sp=2 St=2 Tn=-1 cn=-2 d'=-1 dA=-3 dD=2 dG=3 dP=-1 dS=-2 dT=1 dU=1 dV=3 dj=-4 dn=1 ic=1 ih=-1 md=3 mg=-1 mn=-2 my=-1 n'=2 nR=2 nU=3 nV=2 nn=3 np=-2 nt=-2
d A=-4 D=1 G=-2 R=-1 T=-2 a=1 j=2 y=-2
e &=-1 D=-1 G=-1 N=-2 S=3 T=-3 U=1 V=1 a=-1 c=-2 d=-3 e=4 j=-2 l=-1 m=-1 n=2 p=-3
f =-2 fact=-2 feeling=-2 nothing=-1
g =-7 fact=-1 feeling=-1 task=1
h $=-2 &=-3 '=1 A=1 N=1 P=1 R=-1 S=4 T=-2 U=-1 V=2 c=-4 d=-2 g=2 i=-2 k=1 l=2 m=2 n=-1 q=1 s=-8 u=-1 w=1 y=1
i 1=-7 2=-2 3=-4 4=-3 6=3 7=3 9=4
j $=6 '=4 A=-1 D=1 F=-1 R=4 S=4 T=-4 U=5 V=7 b=2 c=1 i=-4 j=-4 k=-3 m=-1 n=2 q=-1 s=-2 t=1 y=-1
k $N=1 $S=1 'A=2 'D=1 'G=-1 'S=2 'n=1 A$=-4 AG=1 AS=2 AT=-1 AV=1 Ad=-2 Ai=1 An=2 Ap=1 D$=1 Dd=-1 Dj=-1 Dn=2 G$=-2 GR=2 GS=1 GT=-1 GU=3 Gn=1 Gt=-1 NA=2 ND=-2 NS=-3 Nn=4 Np=-2 Pp=1 R$=-1 RN=4 RR=1 RS=6 RV=1 Rd=1 Rn=4 Rp=-4 S&=1 SG=1 SN=3 SR=1 SS=2 ST=2 Sc=2 Sd=-1 Sn=4 Sp=1 St=4 Sy=2 T$=-2 TN=-1 UA=-1 US=1 UV=1 Ub=2 Ui=-1 Un=3 Uq=1 Va=1 Vd=2 Vn=3 Vp=3 a$=1 ap=-1 at=-2 bA=-1 bD=1 bG=1 cU=1 cn=-1 cp=3 dD=6 dG=2 dN=-1 dR=-1 dT=-1 dU=-2 dV=3 dj=-2 dn=1 gD=-1 gG=3 ht=-2 iU=-2 iV=-2 ic=1 ig=1 ih=-2 in=-2 iq=-1 j$=2 jA=-2 jd=-1 jp=-4 jq=-2 kp=-2 md=3 mg=-1 mn=-2 my=-1 n&=-1 n'=4 nN=2 nP=3 nR=5 nS=2 nU=6 nV=1 na=-1 nb=-1 nd=3 ng=1 nm=-1 nn=6 np=3 nt=1 nw=-2 nx=-1 ny=-1 pN=-5 pR=-1 pS=1 pd=1 pj=1 pn=2 qN=1 qi=-3 tg=-1 tq=1 xD=1 y$=-2 yd=-3 yn=-1 yp=4
l =6 all=2 also=4 and=-2 are=3 at=-4 back=-1 by=3 early=-1 for=11 from=3 got=-1 has=3 have=-1 her=-3 how=2 i'm=1 i've=-3 i=-2 if=3 in=-1 it=-2 keeps=2 me=-3 my=2 next=-1 of=-1 on=1 one=-1 our=-1 out=1 over=-1 say=-5 she=3 should=2 since=-1 so=-1 some=1 somebody=1 something=-2 still=4 the=3 their=1 them=3 there's=2 there=-2 this=-6 to=1 wants=3 we=-1 which=2 while=1 who=-5 with=-3 would=2 you=-2
`;
