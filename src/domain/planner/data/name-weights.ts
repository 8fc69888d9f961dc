/**
 * Which names of things ask for something, learned from the seen dumps
 * by `node bench/eval/learning/learn-names.ts`, which writes this file: a line for each letter of a sign, then what was heard and its weight in tenths.
 */
export const NAME_WEIGHTS = String.raw`
a =-3
b D=-2 G=-1 N=-2 S=3 T=-5 U=2 V=3 a=-2 c=-3 g=-2 j=-3 k=-1 m=-3 n=2 p=-3
c 'S=1 AN=1 AS=1 An=2 Ap=-3 GU=2 Gp=-1 Gt=-2 NS=-1 Np=-1 RS=1 RU=1 Rp=-1 S$=-4 SA=-2 SR=2 SS=4 Sn=4 Sp=1 St=2 US=2 cn=-2 dA=-3 dD=2 dG=4 dP=-1 dS=-3 dV=1 dj=-3 dn=2 ic=1 ih=-1 kb=-1 md=3 mn=-1 my=-1 n$=-1 n'=1 nA=1 nD=1 nG=-3 nR=1 nT=1 nU=7 nd=-1 ng=1 nn=3 np=-1 nt=-2 ny=-1
d A=-5 G=-1 T=-1 V=1 a=2 d=-3 k=1 p=-2 q=-3 y=-2
e &=-1 '=1 D=-2 N=-2 S=3 T=-3 U=4 V=3 a=-2 c=-3 d=-4 e=4 j=-3 l=-1 m=-1 n=2 p=-3 u=-1
f =-2 done=1 fact=-1 feeling=-4 nothing=-4
g =-8 done=-1 fact=-1 feeling=1 nothing=-2 task=1
h $=-3 &=-4 N=3 S=1 T=-1 V=4 c=-3 d=-3 f=-1 g=4 i=-3 k=1 l=1 m=2 q=2 s=-8 u=-1
i 1=-6 2=-2 3=-3 4=-3 6=4 7=1 8=-4 9=5
j $=4 '=5 A=-1 D=1 F=-1 P=2 R=6 S=5 T=-4 U=5 V=6 b=1 d=-1 g=-3 i=-4 j=-4 k=-2 n=3 p=-1 q=-4 s=-1 t=1 w=1 x=-1 y=-1
k &d=-2 'A=2 'G=-1 'N=1 'S=2 A$=-5 AG=1 AN=1 AS=3 AU=-2 AV=1 Ad=-2 An=1 Dd=-1 Dj=-2 Dn=2 Dp=1 G$=-1 GR=2 GS=1 GT=-2 GU=3 Gt=-1 NA=3 ND=-1 NN=-3 NS=-4 Nn=2 Np=-4 P$=1 Pp=1 RN=5 RR=1 RS=6 RV=2 Rn=2 Rp=-3 SA=-1 SG=1 SN=3 SR=2 SS=2 Sb=2 Sd=-2 Sn=5 Sp=4 St=4 Sy=1 T$=-1 UA=-1 US=4 UV=1 Ua=2 Ud=-1 Ui=-1 Un=4 Up=-1 Ut=-1 Uy=-1 V$=1 VD=-2 Va=1 Vd=3 Vp=2 a$=2 ad=3 ap=-4 at=-2 bp=1 by=1 cU=1 cd=-2 cn=-1 cp=3 d$=-3 d'=1 dD=7 dG=2 dN=-2 dT=-1 dU=-1 dV=3 dj=-2 dl=1 dn=1 gG=1 ht=-2 iS=-1 iU=-2 iV=-3 ig=2 ih=-2 in=-2 iq=-1 jA=-1 jd=-3 jp=-2 jq=-1 k$=1 kb=-1 kp=-2 md=3 my=-1 n&=-2 n'=4 nN=1 nP=3 nR=5 nS=3 nU=11 na=-1 nb=-1 nd=2 ng=-1 nm=-1 nn=6 np=2 nq=-1 nw=-1 nx=-1 ny=-1 p$=-2 pG=-2 pN=-5 pP=1 pS=1 pT=-1 pU=-2 pd=1 pj=1 pn=2 pt=2 q$=-3 qN=1 qi=-3 qw=1 tR=1 tq=1 wb=1 y$=-2 yG=-1 yd=-4 yp=5
l =4 about=1 after=-1 all=2 also=4 and=-2 are=4 at=-3 but=-1 by=5 does=-2 don't=-2 early=-2 for=8 from=5 get=-1 has=2 have=-3 her=-3 his=2 how=1 i'm=2 i've=-3 i=-2 if=3 in=-1 is=-1 it=-1 its=-3 keeps=3 me=-5 my=2 need=-1 next=-2 no=-1 not=-1 of=-3 off=-2 one=-1 our=-1 out=2 over=-2 right=1 say=-5 she=2 should=1 since=-1 so=-1 some=1 someone=-2 something=-2 still=3 that's=1 the=2 them=3 then=1 there's=3 there=-2 this=-5 to=1 too=1 wants=2 which=1 who=-5 with=-2 won't=1 would=2 you=-2
`;
