/**
 * Which names of things ask for something, learned from the seen dumps
 * by `node bench/eval/learning/learn-names.ts`, which writes this file: a line for each letter of a sign, then what was heard and its weight in tenths.
 */
export const NAME_WEIGHTS = String.raw`
a =-3
b '=1 D=-1 G=-1 N=-1 R=1 S=2 T=-4 U=2 V=2 a=-1 c=-3 g=-2 j=-3 k=-1 m=-2 n=1 p=-3
c 'S=1 AN=1 Ap=-4 Dn=-1 GU=2 Gp=-1 RS=1 RU=2 Rp=-1 S$=-3 SA=-2 SR=3 SS=3 Sn=4 Sp=3 St=2 US=2 cn=-2 d'=-1 dA=-3 dD=2 dG=4 dS=-1 dV=3 dj=-3 dn=1 ic=1 ig=1 ih=-1 kb=-1 md=3 mg=-1 mn=-2 my=-1 n&=-2 n'=2 nD=1 nG=-4 nN=1 nR=3 nT=2 nU=7 nd=-3 nj=-1 nn=4 np=-1 nq=-1 nt=-2
d A=-4 D=1 N=-1 P=2 T=-1 U=1 V=1 d=-4 i=-1 k=1 n=-2 p=-2 q=-3 y=-4
e &=-1 '=1 D=-1 N=-1 S=2 T=-3 U=4 V=3 a=-1 c=-3 d=-3 e=4 i=1 j=-4 m=-2 n=2 p=-3 u=-1 y=-2
f =-3 feeling=-3 nothing=-1 task=-1
g =-6 done=-1 fact=-1 nothing=-4 task=1
h $=-4 &=-3 '=-1 A=1 G=-1 N=1 P=1 S=2 T=-1 V=2 c=-1 d=-1 g=3 i=-3 l=2 m=2 n=-1 q=2 s=-9
i 1=-7 2=-1 3=-3 4=-3 5=-1 6=3 7=2 8=-3 9=6
j $=5 &=-1 '=5 D=3 F=-2 P=3 R=6 S=5 T=-4 U=5 V=6 b=1 d=-1 g=-3 h=-2 i=-5 j=-5 k=-2 n=3 q=-5 s=-2 t=1 y=-2
k &d=-1 'A=2 'P=1 'R=1 'S=2 A$=-4 AS=3 AU=-2 AV=2 Ad=-3 An=1 D$=1 Dd=-1 Dj=-1 Dn=1 Dp=3 GR=2 GT=-4 GU=3 Gd=-2 Gp=-1 Gq=1 Gt=-1 N$=-1 NA=3 NN=-2 NS=-4 NT=1 Nd=-3 Nn=6 Np=-4 P$=2 Pp=1 RN=5 RR=1 RS=5 RV=2 Rn=3 Rp=-2 SA=-2 SG=1 SN=2 SR=2 SS=1 ST=1 Sb=1 Sn=5 Sp=3 St=3 Sy=1 T$=-1 TR=-1 TT=-1 Tq=-1 U$=1 UA=-1 US=3 Ua=2 Ui=-2 Un=3 Up=-1 Ut=-1 Uy=-1 V$=1 VD=-2 Va=1 Vd=1 Vj=1 Vn=1 Vp=2 Vt=1 ad=3 ap=-3 at=-2 bD=2 ba=-1 bp=1 by=1 cU=1 cn=-1 cp=3 d$=-4 dD=6 dG=5 dN=-3 dR=-1 dT=-1 dU=-2 dV=5 dj=-2 gG=1 hD=-1 ht=-1 i$=-1 iS=-1 iU=-2 iV=-3 ig=2 ih=-2 in=-2 iq=-1 jd=-2 jp=-3 jq=-3 k$=1 kb=-1 kp=-2 md=3 mg=-1 mn=-2 my=-1 n$=-1 n&=-3 n'=4 nN=1 nP=3 nR=7 nS=3 nU=9 na=-1 nd=2 nm=-1 nn=7 np=2 nq=-1 nw=-1 p$=-2 pG=-3 pN=-4 pP=1 pT=-1 pd=1 pi=-1 pj=1 pn=2 pt=2 q$=-3 qd=-1 qi=-3 tR=1 tq=1 wb=1 y$=-4 yd=-4 yn=-1 yp=5
l =5 actually=-2 after=-1 all=1 also=4 and=-2 are=3 at=-2 because=-2 but=-2 by=4 don't=-1 early=-2 for=7 from=5 get=-2 has=1 have=-3 haven't=-2 her=-3 him=-2 his=2 how=1 i'm=1 i've=-2 i=-3 if=3 it=-1 its=-2 keeps=3 me=-4 my=3 no=-2 of=-4 off=-2 one=-3 our=-1 out=2 over=-1 right=1 say=-4 she=2 should=1 since=-2 so=-1 someone=-1 still=3 the=2 them=2 there's=2 there=-2 this=-4 to=1 wants=2 which=1 who=-5 with=-3 won't=1 would=2 you=-2
`;
