/**
 * Of which step something is told, learned from the told thoughts that a person has marked
 * by `node bench/eval/learning/learn-homes.ts`, which writes this file: a line for each letter of a sign, then what was heard and its weight in tenths.
 */
export const HOME_WEIGHTS = String.raw`
A A-0=-3 A2-0=-2 A2-1=1 Aher0=-1 Aher1=2 Ahim1=1 Ait1=3 Aone0=2 Athat1=-2 Athem0=-2 Athem1=3 B-0=1 Bher0=-3 Bher1=-1 Bhim0=2 Bhim1=-3 Bit1=-3 Bone1=3 Bthat1=-2 Bthem0=1 Bthem1=1
B A-01=-5 A2-00=-1 A2-10=2 Ap00=-2 Ap10=3 Ap11=2 B$00=-2 B$01=2 B-00=-1 B-01=3 B-10=-1 B-11=1 Bp10=-3
C A00=-4 A01=6 A11=3 A200=-1 B00=2 B01=-8 B10=4 B11=-2 B200=-2
D A00=-4 A10=1 A11=6 A200=-3 B11=-2
E A2l-=-1 Al-=-4 Alp=-2 As-=1 Asp=6 Bl-=4 Blp=-1 Bs-=-3 Bsp=-3
F A$1=1 A$2=5 A11=1 A12=-4 A1==4 A1f=-2 A2$==-1 A2$f=-1 A2===1 A=1=-7 A=2=-4 A===-1 A=f=-2 Af==3 B1$=1 B11=-2 B12=4 B1==-4 B1f=-2 B2$=-2 B=$=1 B=1=4 B=2=4 B===-3 B=f=4 Bf$=-2 Bf1=-1
G A0=2 A1=2 A23=-1 A3=-3 A4=-2 B0=2 B1=-2 B3=1 B4=-5
H A0=-1 A1=1 A20=-1 A22=-1 B0=-1 B1=2 B2=-2
R A2=-3 A=2 Arun=-4 B=3 Brun=-9
S A$=t=5 A$sf=4 A$st=1 A=fsf=1 A=fst=1 A=t=f=-1 A=t=t=1 A=t=tf=2 A=tsf=-6 A=tst=-5 Arun$=f=-2 Arun$=t=-2 Arun=d=t=-1 Arun=f=f=-3 Arun=f=t=-1 Arun=f=tf=4 Arun=t=t=-3 Arun=t=tf=3 Asf=f=2 Asf=t=2 Asfst=1 Ast=f=3 Ast=t=1 Ast=tf=-2 Astf=f=-1 Astfst=1 Astsf=-3 Astst=-3 B=dst=-3 B=f=t=-2 B=fsf=1 B=fst=-3 B=t$=6 B=t=f=2 B=t=t=2 B=tsf=6 B=tst=3 Brun=f$=-1 Brun=f=f=-3 Brun=f=t=-2 Brun=f=tf=-2 Brun=t$=-3 Brun=t=f=-2 Brun=t=t=-1 Bsf$=2 Bsf=f=-2 Bsfsf=-2 Bsfst=2 Bst$=2 Bst=f=-3 Bst=tf=-2 Bstf=f=-2 Bstfst=-3 Bstsf=2 Bstst=4
a A2=-2 B2=-2 B=-1
b A0=2 A1=1 A21=1 A22=-1 A24=-1 A2=-3 A3=-5 A4=-5 B0=5 B1=-1 B2=-5 B3=-5 B4=-6
c A0=2 A23=-2 A2=-1 A3=-3 B0=3 B1=-1 B2=-1 B3=-4
e A2the=-1 AA=1 AD=2 AN=-2 AS=-4 AT=-1 Ahe's=-2 Ahe=-1 Ahis=1 Ai'm=-3 Ai=1 Amy=1 An=-2 Aone=2 Athat's=-2 Athat=1 Athe=2 Athere's=-2 Awe=-3 B'=-3 BA=2 BP=-3 BR=-2 BT=-3 Bhe's=1 Bhe=1 Bher=1 Bi'm=-2 Bi've=1 Bit's=1 Bit=1 Bmy=-3 Bn=-2 Bshe's=1 Bthat's=1 Bthe=1 Bthere's=3 Bthey're=-1 Bthey=2 Bwe=-1
f A'D=-2 A'G=-4 A'n=4 A2dn=-2 ASn=-1 Ad'=2 AdA=1 AdG=3 AdP=2 AdR=2 AdS=-3 AdU=-5 Adj=-3 Adn=4 AiD=-2 AiU=1 Aig=-2 Aih=3 Aiq=-1 Aiy=-2 AmN=1 Amg=-1 Amp=-6 Amy=-3 AnD=-2 Anb=-5 Anh=1 Ann=2 B'D=-2 Bd'=-3 BdP=-2 BdR=-3 BdU=1 Bdj=3 BiD=3 BiS=-5 BiU=-2 BiV=2 Bib=-2 Bic=1 Big=2 Bih=1 Bin=-1 Biy=6 Bjb=4 BmN=2 Bmd=1 Bmg=2 Bmp=2 Bmy=1 BnD=-3 BnS=2 Bng=-1 Bnh=-3 Bnn=2 Bnp=-2
g A2the=-1 Aalso=3 Aand=7 Abut=-2 Ahe's=-2 Ahe=-1 Ai'm=-3 Ai=1 Ait's=-1 Alast=1 Aone=2 Aso=-5 Athe=1 Athey=-1 Awe=-3 Awhat=2 Balso=-2 Band=-5 Bhe's=3 Bhe=2 Bher=1 Bi'm=-1 Bi've=1 Bit's=3 Bit=2 Blast=4 Bmy=-2 Bshe's=3 Bso=-2 Bthat's=2 Bthe=2 Bthey're=1 Bthey=3 Bwe=-1 Bwhat=-1
h A-=1 A2-=-1 Ahe's=-2 Ahe=-2 Aher=3 Ahim=1 Ahis=1 Ait=-1 Aone=2 Athat's=-2 Athat=2 Athey=-1 Awhich=-3 B-=-6 Bhe's=1 Bhe=-1 Bher=-1 Bhis=-1 Bit=5 Bone=1 Bshe's=2 Bthat=-2 Bthem=-3 Bthey're=-1 Bthey=2 Bwhich=-1
i A02=1 A03=-1 A10=4 A11=-1 A12=-4 A13=-2 A200=1 A203=-2 B00=1 B01=-3 B02=-5 B03=-2 B10=3 B11=1 B12=2 B13=-2
j A-=-2 A2-=-1 Aher=1 Ahim=1 Ait=2 Aone=1 Athat=-2 Athem=1 B-=3 B2-=-2 Bher=-3 Bit=-3 Bone=-2 Bthat=-3
k A0=-4 A1=6 A21=-3 A2=4 B0=-1 B1=1 B21=-2
l A00=1 A01=-3 A02=-1 A03=-3 A10=1 A11=4 A12=1 A20=2 A213=-2 A21=2 B00=2 B01=-1 B02=-1 B03=-4 B10=2
m A-=1 A2-=-2 AP=-2 B-=-1 BP=4 Bn=-3
o A$=f=-2 A$=t=3 A$sf=4 A$st=1 A=d=t=-1 A=f=f=-3 A=f=t=-1 A=f=tf=4 A=fsf=1 A=fst=1 A=t=f=-1 A=t=t=-2 A=t=tf=5 A=tsf=-6 A=tst=-5 Asf=f=2 Asf=t=2 Asfst=1 Ast=f=3 Ast=t=2 Ast=tf=-2 Astf=f=-1 Astfst=1 Astsf=-3 Astst=-3 B=dst=-3 B=f$=-1 B=f=f=-3 B=f=t=-3 B=fsf=1 B=fst=-3 B=t$=2 B=t=f=-1 B=tsf=6 B=tst=3 Bsf$=2 Bsf=f=-2 Bsfsf=-2 Bsfst=2 Bst$=2 Bst=f=-3 Bst=tf=-2 Bstf=f=-2 Bstfst=-3 Bstsf=2 Bstst=4
q A1=-2 A24=-1 A27=-1 A2=2 A3=2 A4=1 A5=-3 A7=-2 B1=2 B24=-2 B2=1 B3=-1 B6=1 B7=-4
r A00=1 A10=-4 A200=-2 B01=-6 B200=-2
s A2fff=-1 A2t=1 A=2 Add=-1 Adf=-2 Adff=-1 Af=1 Afdf=-1 Afff=-6 B=5 Bd=-3 Bdff=-1 Bfdf=-1 Bff=-4 Bfff=-7
t A&=1 A2D=-2 A2c=-1 A2d=-4 A2g=2 A2i=-1 A2n=-1 A2p=-1 AA=-4 AF=-1 AG=3 AN=1 AP=3 AR=2 AS=-2 AT=1 AU=-3 AV=-1 Ab=2 Ad=-2 Af=-3 Ag=-2 Ai=-2 Aj=3 Ak=-1 Al=-1 Am=-4 An=1 Ao=-3 Aq=-4 As=-2 Au=-2 Ay=-4 B&=2 B'=-8 B2b=-2 BA=3 BD=-4 BF=-1 BG=-1 BN=1 BP=-5 BR=-1 BS=1 BU=1 BV=3 Ba=-4 Bb=-2 Bf=-2 Bg=-1 Bi=2 Bj=-2 Bk=-2 Bl=1 Bm=3 Bn=-2 Bo=2 Bp=-3 Bt=-1 Bw=-1 Bx=-1 By=4
x A20=-1 B0=1 B1=-3 B20=-2
`;
