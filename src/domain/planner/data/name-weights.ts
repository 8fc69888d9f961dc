/**
 * Which names of things ask for something, learned from the seen dumps
 * by `node bench/eval/learning/learn-names.ts`, which writes this file: a line for each letter of a sign, then what was heard and its weight in tenths.
 */
export const NAME_WEIGHTS = String.raw`
a =-3
b N=-1 S=2 T=-4 U=2 V=2 a=-1 c=-3 g=-3 j=-3 k=-1 m=-2 n=2 p=-3
c 'S=1 AN=1 An=2 Ap=-4 Dn=-1 GU=2 Gp=-1 NS=-1 Np=-1 RS=1 RU=1 S$=-4 SA=-2 SR=2 SS=4 Sn=5 Sp=1 St=2 US=2 cn=-2 dA=-4 dD=2 dG=4 dS=-1 dV=3 dj=-3 dn=1 ic=1 ig=1 ih=-1 kb=-1 md=3 mn=-2 my=-1 n$=-1 n'=2 nA=1 nD=1 nG=-1 nR=1 nT=1 nU=7 nV=1 nd=-2 nn=4 np=-1 nt=-2
d A=-5 N=-1 P=2 T=-1 V=1 a=2 d=-4 j=-1 k=1 n=-1 p=-2 q=-3 y=-3
e &=-2 N=-1 S=3 T=-3 U=4 V=3 a=-1 c=-3 d=-3 e=4 j=-3 l=-1 m=-1 n=2 p=-3 u=-1
f =-2 done=1 fact=-1 feeling=-4 nothing=-3
g =-8 fact=-2 nothing=-1 task=1
h $=-3 &=-4 N=1 R=1 S=2 T=-1 U=1 V=4 c=-3 d=-2 g=3 i=-2 l=1 m=2 q=1 s=-10 u=-1
i 1=-6 2=-1 3=-4 4=-4 6=5 7=1 8=-4 9=5
j $=5 &=-1 '=5 D=2 F=-2 G=-1 P=2 R=6 S=5 T=-4 U=6 V=7 c=-1 d=-1 g=-3 h=-1 i=-4 j=-4 k=-2 m=-1 n=3 p=-1 q=-4 s=-2 t=1 x=-1 y=-2
k &d=-1 'A=2 'G=-2 'S=2 'n=1 A$=-5 AG=1 AN=1 AS=2 AU=-2 AV=1 Ad=-2 An=2 Dd=-1 Dj=-1 Dn=1 Dp=1 GR=2 GS=1 GT=-2 GU=3 NA=3 ND=-1 NN=-3 NS=-5 Nd=-2 Nn=4 Np=-4 P$=2 Pp=1 RN=5 RR=2 RS=6 RV=2 Rn=2 Rp=-3 SA=-1 SG=1 SN=2 SR=2 SS=2 Sb=1 Sd=-1 Sn=4 Sp=4 St=4 Sy=1 T$=-1 U$=1 UA=-1 US=3 UV=1 Ua=2 Ub=1 Ud=-1 Ui=-1 Un=4 Up=-1 Ut=-1 Uy=-1 V$=1 VD=-2 Va=1 Vd=1 Vn=2 Vp=2 Vt=2 a$=2 ad=3 ap=-3 at=-2 bp=1 by=1 cU=1 cd=-2 cn=-1 cp=3 cx=-1 d$=-4 dD=7 dG=2 dN=-1 dR=-1 dT=-1 dU=-2 dV=4 dj=-2 gG=1 hD=-1 ht=-1 iS=-1 iU=-2 iV=-3 ig=2 ih=-2 in=-2 iq=-1 j$=-1 jd=-2 jp=-2 jq=-1 k$=1 kb=-1 kp=-2 md=4 mn=-1 my=-1 n&=-1 n'=4 nP=3 nR=6 nS=3 nU=10 na=-1 nb=-1 nd=2 ng=-1 nj=1 nm=-2 nn=6 np=3 nw=-2 nx=-1 p$=-2 pG=-2 pN=-5 pP=1 pS=1 pT=-1 pd=1 pj=2 pn=3 pt=2 q$=-3 qN=1 qi=-3 qn=-1 tR=1 tq=1 wb=1 y$=-3 yd=-4 yn=-1 yp=5
l =5 actually=-1 after=-1 all=1 also=4 and=-3 are=3 at=-3 but=-1 by=5 does=-2 don't=-1 early=-1 for=8 from=5 get=-2 has=1 have=-3 her=-3 his=2 how=1 i'm=2 i've=-3 i=-2 if=3 in=-1 is=-1 it=-1 its=-3 keeps=3 like=-1 me=-5 my=3 no=-1 not=-1 of=-3 off=-2 on=1 one=-2 our=-1 out=2 over=-2 say=-5 she=2 should=1 since=-1 so=-1 some=1 somebody=1 someone=-1 still=3 that's=1 the=3 them=2 there's=3 there=-2 this=-7 to=1 wants=2 which=1 who=-5 with=-2 won't=1 would=2 you=-2
`;
