/**
 * Which names of things ask for something, learned from the seen dumps
 * by `node bench/eval/learning/learn-names.ts`, which writes this file: a line for each letter of a sign, then what was heard and its weight in tenths.
 */
export const NAME_WEIGHTS = String.raw`
a =-3
b N=-1 R=1 S=2 T=-4 U=2 V=2 a=-1 c=-3 g=-3 j=-3 k=-1 m=-2 n=1 p=-2
c 'S=1 AN=1 An=2 Ap=-3 Dn=-1 GU=2 NS=-1 RS=1 RU=1 Rp=-1 S$=-4 SA=-2 SR=2 SS=3 Sn=4 Sp=1 St=2 US=2 cn=-2 dA=-3 dD=2 dG=4 dS=-1 dV=3 dj=-3 dn=1 ic=1 ig=1 ih=-1 kb=-1 md=3 mn=-1 my=-1 n$=-1 n&=-2 n'=2 nA=1 nR=1 nT=1 nU=7 nV=1 nd=-1 nn=4 np=-1 nt=-2
d A=-5 D=1 G=-1 N=-1 P=1 T=-1 V=2 a=2 d=-4 n=-1 p=-2 q=-3 y=-3
e &=-1 N=-1 S=3 T=-3 U=4 V=3 a=-1 c=-3 d=-3 e=4 j=-3 l=-2 m=-1 n=2 p=-2 u=-1 y=-1
f =-3 feeling=-4 nothing=-3 task=-1
g =-8 done=-1 fact=-1 feeling=1 nothing=-3 task=2
h $=-4 &=-4 '=-1 A=-1 N=2 P=1 S=3 T=-1 V=4 b=2 c=-3 d=-2 g=4 i=-3 l=1 m=1 q=1 s=-8 u=-1 w=1
i 1=-6 2=-1 3=-3 4=-3 5=-1 6=5 7=1 8=-3 9=5
j $=5 &=-1 '=5 D=2 P=2 R=6 S=5 T=-4 U=5 V=6 b=1 c=-1 d=-1 g=-3 h=-1 i=-4 j=-4 k=-3 n=3 p=-1 q=-4 s=-2 t=1 w=1 x=-1 y=-2
k &d=-1 'A=2 'S=2 A$=-5 AG=1 AS=3 AU=-2 AV=1 Ad=-2 An=2 D$=1 Dd=-1 Dj=-1 Dn=1 G$=-1 GR=2 GS=1 GT=-3 GU=3 N$=-1 NA=2 ND=-1 NN=-3 NS=-4 Nn=4 Np=-4 P$=1 Pp=1 RN=5 RR=1 RS=6 RV=1 Rn=1 Rp=-4 SA=-1 SN=3 SR=2 SS=1 Sb=1 Sd=-2 Sn=5 Sp=3 St=4 Sy=1 T$=-1 TN=-1 Ts=-1 U$=1 UA=-1 US=3 UV=1 Ua=2 Ud=-1 Ui=-1 Un=4 Ut=-1 Uy=-1 V$=2 VD=-2 Va=1 Vd=2 Vn=1 Vp=2 Vt=1 a$=2 ad=3 ap=-4 at=-2 bD=2 bp=1 by=1 cU=1 cd=-2 cn=-1 cp=3 d$=-4 d'=1 dA=-1 dD=7 dG=2 dN=-2 dT=-1 dU=-2 dV=4 dj=-2 gG=1 hD=-1 ht=-1 iS=-1 iU=-2 iV=-3 ig=2 ih=-2 in=-1 iq=-1 jd=-3 jp=-2 jq=-1 kb=-1 kp=-2 md=3 my=-1 n&=-3 n'=4 nA=1 nN=1 nP=3 nR=6 nS=3 nU=10 na=-2 nb=-1 nd=2 nj=2 nm=-1 nn=7 np=2 nq=-1 nw=-2 nx=-1 p$=-2 pG=-3 pN=-5 pP=1 pS=1 pT=-1 pd=1 pj=1 pn=3 pt=2 q$=-3 qN=1 qi=-3 tR=1 tq=1 wb=1 y$=-3 yd=-4 yn=-1 yp=5
l =5 about=2 actually=-1 all=2 also=4 and=-3 are=3 at=-4 but=-2 by=6 does=-2 don't=-1 early=-1 for=8 from=5 get=-1 has=1 have=-3 her=-3 his=2 how=1 i'm=2 i've=-4 i=-3 if=3 in=-2 it=-1 its=-3 keeps=2 like=-1 me=-4 my=3 next=-1 no=-1 not=-2 of=-2 one=-2 our=-1 out=1 over=-2 right=1 say=-5 she=2 should=1 since=-1 so=-1 some=1 someone=-2 still=3 the=3 them=2 there's=3 there=-3 this=-5 to=1 wants=2 which=1 who=-5 with=-2 won't=1 would=2 you=-2
`;
