/**
 * Which names of things ask for something, learned from the seen dumps by `node bench/eval/learning/learn-names.ts`, which writes
 * this file: a line for each letter of a sign, then what was heard and its weight in tenths.
 */
export const NAME_WEIGHTS = String.raw`
a =-3
b A=-2 T=-3 U=1 c=-1 g=-2 m=-2 n=3
c 'S=2 An=2 Ap=-3 GU=2 Gt=-2 NS=-1 Nn=2 S$=-2 SS=4 Sn=2 UV=1 dA=-3 dD=2 dG=2 dP=-1 dR=2 dn=-1 md=3 mn=-2 my=-2 n$=-2 nN=3 nR=1 nU=2 nV=2 nd=-1 nn=5 np=-2 nt=-2
d A=-3 G=-2 R=-1 T=-1 a=1 d=-1 i=-2 j=-1 y=-1
e R=-1 T=-1 U=3 c=-1 d=-2 e=2 m=-2 n=2
f =-3 nothing=-3 task=-1
g =-6 done=-2 nothing=-3 task=1
h $=-3 &=-4 '=2 A=1 R=-1 V=2 c=-2 d=1 g=2 i=-4 j=-1 m=1 s=-5 u=1
i 1=-6 2=-1 3=-5 4=-3 7=3 8=1 9=5
j $=2 &=-1 '=3 A=-1 D=1 G=1 N=-2 P=2 R=3 S=4 T=-4 U=4 V=7 a=1 b=1 c=2 f=1 g=-1 h=-1 i=-3 j=-1 k=-1 l=1 m=-1 n=2 p=2 q=-1 w=2 y=-1
k 'S=3 'n=1 A$=-3 AS=2 AT=-1 AU=-1 Ap=1 Dj=-1 Dn=2 Dp=1 G$=-2 GS=1 GU=2 Gp=4 Gt=-2 N&=-1 NS=-2 NT=-2 Nn=2 Np=-1 R$=-1 RN=3 RR=2 RS=1 RV=1 Rn=3 Rp=-2 SN=-1 SR=1 SS=3 ST=1 SU=1 Sa=1 Sc=1 Sj=1 Sn=5 Sp=2 St=2 Sy=2 T$=-1 TN=-2 TT=-2 UD=1 UV=3 Ub=1 Ud=1 Ui=-2 Un=1 Vn=4 Vp=2 a$=1 ad=3 at=-1 bG=1 bd=-3 cn=-1 cp=2 d$=-1 d'=1 dD=5 dG=2 dN=-2 dT=-2 dV=3 dl=1 gN=-3 gn=2 hd=1 ht=-2 i$=-2 iU=-2 ic=1 ih=-1 j$=-1 jA=-2 jd=-2 jq=-1 md=3 mn=-1 my=-2 nN=5 nP=2 nR=4 nS=3 nU=4 nV=6 nd=1 ng=1 nj=1 nn=5 pN=-3 pR=-1 pS=2 pd=2 pi=-1 pn=5 qi=-1 qn=-1 xD=1 y$=-1 yd=-2 yn=-1 yp=1
l =2 all=2 also=3 an=-1 and=-2 are=3 at=-2 because=-2 by=4 early=-2 for=7 got=-1 have=-3 her=-2 his=1 how=1 i=-2 if=2 in=-1 it=-2 its=-1 just=2 like=-1 me=-3 my=2 no=1 one=3 out=3 really=2 say=-1 she=2 should=4 since=-2 so=-1 the=2 their=2 them=1 there's=2 there=-2 things=2 think=-1 this=-3 up=2 wants=2 was=-2 which=1 would=1 you=-2
`;
