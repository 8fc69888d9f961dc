/**
 * Of which step something is told, learned from the told thoughts that a person has marked
 * by `node bench/eval/learning/learn-homes.ts`, which writes this file: a line for each letter of a sign, then what was heard and its weight in tenths.
 */
export const HOME_WEIGHTS = String.raw`
A A-0=-4 A-1=-1 A2-0=-2 Aher1=1 Ait1=2 Aone0=1 Aone1=-1 Athat0=-2 Athat1=1 Athem1=5 B-0=1 B-1=1 Bher0=-3 Bher1=-1 Bhim1=-3 Bit1=-4 Bone0=1 Bone1=3 Bthat0=1
B A-01=-7 A-10=-1 A2-00=-2 Ap10=5 Ap11=2 B$00=-1 B$01=2 B-00=-1 B-01=2 B-11=2 Bp00=-2 Bp10=-3
C A00=-3 A01=6 A11=2 A200=-1 B00=1 B01=-6 B10=1
D A00=-6 A01=-1 A10=4 A11=10 A200=-2 B10=-2 B11=-4
E Al-=-4 Alp=-2 Asp=9 Bl-=3 Blp=-1 Bs-=-2 Bsp=-5
F A$1=1 A$2=5 A12=-5 A1==6 A1f=-1 A=1=-3 A=2=-1 A===-2 A=f=-3 Af==3 B1$=2 B11=-2 B12=3 B1==-5 B1f=-3 B2$=-2 B2==-1 B=1=6 B=2=5 B===-2 Bf$=-1 Bf1=-1 Bf==-1
G A0=1 A1=2 A21=-1 A2=1 A3=-3 A4=-3 B0=1 B1=-2 B3=2 B4=-5
H A2=-1 B0=-2 B1=2 B2=-3
R A2=-2 A=1 Arun=-3 B=4 Brun=-9
S A$=f=1 A$=t=5 A$sf=4 A=f=f=1 A=fst=2 A=t=tf=2 A=tsf=-6 A=tst=-2 Arun=d=f=-1 Arun=d=t=-2 Arun=f=f=-2 Arun=f=t=-1 Arun=f=tf=5 Arun=t=f=-1 Arun=t=t=-4 Arun=t=tf=3 Asf=f=1 Asf=t=3 Ast=f=3 Astfst=1 Astsf=-3 Astst=-3 B=dst=-3 B=f=t=-2 B=fsf=1 B=fst=-3 B=t$=6 B=t=f=3 B=t=t=2 B=t=tf=-1 B=tsf=5 B=tst=3 Brun=f$=-3 Brun=f=f=-3 Brun=f=t=-2 Brun=f=tf=-4 Brun=t$=-2 Brun=t=f=-3 Brun=t=t=2 Bsf$=3 Bsf=f=-1 Bsf=t=-3 Bsfsf=-4 Bsfst=3 Bst$=3 Bst=f=-3 Bstfst=-3 Bstsf=1 Bstst=3
a A2=-2 B=-1
b A0=2 A1=2 A22=-1 A2=-2 A3=-7 A4=-7 B0=5 B2=-5 B3=-4 B4=-8
c A0=3 A23=-2 A2=-1 A3=-3 B0=3 B1=-1 B2=-2 B3=-4
e AD=2 AN=-3 AR=1 AS=-1 Ahe's=-2 Ahe=-1 Ai'm=-3 Ai=-1 Amy=2 An=-1 Aone=2 Athat's=-1 Athe=1 Atheir=-1 Athere's=-2 Awe=-4 B'=-4 BA=2 BP=-2 BS=-1 BT=-3 BU=-1 Bhe's=3 Bi'm=-1 Bit's=1 Bmy=-3 Bn=-2 Bshe's=-1 Bthere's=3 Bthey=2 Bwe=-1
f A'G=-4 A'n=4 ANS=-2 Ad'=2 AdG=3 AdP=2 AdR=1 AdS=-4 AdU=-6 Adj=-3 Adn=6 AiD=-3 AiU=1 Aib=-2 Aih=2 Aiq=-1 Aiy=-3 AmN=1 Amd=-1 Amg=-2 Amp=-6 Amx=-1 Amy=-2 AnD=-1 Anb=-4 Ann=1 Awc=3 B'D=-2 BSn=1 BSp=-2 Bd'=-2 BdG=-2 BdP=-2 BdR=-2 BdU=1 Bdj=3 Bdn=1 BiD=2 BiS=-4 BiU=-3 BiV=1 Bib=-1 Bic=3 Big=2 Bin=-2 Biy=6 Bjb=4 BmA=-1 BmG=1 BmN=1 Bmg=1 Bmn=-2 Bmp=1 Bmy=3 BnD=-4 BnS=1 Bnh=-4 Bnn=3
g Aalso=3 Aand=6 Abut=-3 Ahe's=-2 Ahe=-1 Ahis=-1 Ai'm=-3 Ait's=-1 Alast=1 Aone=2 Ashe's=-1 Ashe=1 Aso=-5 Athe=1 Atheir=-1 Athey're=-1 Athey=-1 Awe=-4 Awhat=2 Balso=-2 Band=-4 Bhe's=3 Bhe=1 Bi've=1 Bit's=2 Blast=3 Bmy=-3 Bshe's=1 Bshe=-1 Bso=-3 Bthe=1 Bthere's=3 Bthey're=4 Bthey=3 Bwe=-1 Bwhat=-2
h A-=2 A2-=-1 Ahe's=-2 Ahe=-1 Aher=3 Ahim=1 Ait=-3 Aone=1 Athat's=-2 Athere=-1 Athey=-1 Awhich=-1 B-=-5 Bhe's=3 Bhe=-1 Bher=-1 Bhis=-2 Bit=4 Bone=2 Bthat's=-1 Bthat=-1 Bthem=-2 Bthey=3
i A00=1 A03=-1 A10=3 A11=-1 A12=-1 A13=-2 A203=-2 B00=1 B01=-3 B02=-4 B03=-3 B10=2 B11=1 B12=1
j A-=-4 A2-=-1 Ahim=1 Ait=2 Athem=5 B-=3 Bher=-4 Bit=-3 Bone=-1 Bthat=-1 Bthis=-1
k A0=-3 A1=6 A21=-3 A2=2 B0=-1
l A00=1 A01=-2 A02=-1 A03=-3 A10=3 A11=4 A12=1 A20=2 A213=-2 B00=3 B01=-2 B02=-2 B03=-4
m A2-=-2 AP=-1 B-=-1 BP=4 Bn=-3
o A$=t=4 A$sf=4 A=d=f=-1 A=d=t=-2 A=f=t=-1 A=f=tf=6 A=fst=2 A=t=f=-1 A=t=t=-4 A=t=tf=4 A=tsf=-6 A=tst=-2 Asf=f=1 Asf=t=3 Ast=f=3 Ast=t=1 Astfst=1 Astsf=-3 Astst=-3 B=dst=-3 B=f$=-1 B=f=f=-4 B=f=t=-4 B=f=tf=-1 B=fst=-3 B=t$=3 B=t=f=-1 B=t=t=3 B=t=tf=-1 B=tsf=5 B=tst=3 Bsf$=3 Bsf=f=-1 Bsf=t=-3 Bsfsf=-4 Bsfst=3 Bst$=3 Bst=f=-3 Bstfst=-3 Bstsf=1 Bstst=3
q A1=-1 A27=-1 A2=4 A3=2 A5=-3 A7=-1 B1=1 B6=1 B7=-4 B8=-2
r A00=2 A10=-6 A200=-1 B01=-6
s A=2 Adf=-2 Adff=-1 Af=2 Afdf=-2 Affd=-1 Afff=-7 B=5 Bd=-3 Bdf=-2 Bff=-3 Bffd=-1 Bfff=-8
t A&=1 A'=1 A2D=-2 A2T=-1 A2d=-2 A2n=-1 A2p=-1 AA=-5 AF=-2 AG=2 AN=1 AP=4 AR=1 AS=-2 AT=1 AU=-3 AV=-1 Ab=2 Ac=1 Ad=-1 Af=-3 Ag=-2 Ai=-1 Aj=3 Ak=-1 Am=-6 An=2 Ao=-1 Aq=-6 As=-1 Au=-2 Aw=1 Ax=-2 Ay=-4 B&=1 B'=-8 BA=2 BD=-3 BG=-1 BN=2 BP=-6 BR=-2 BT=-1 BV=3 Ba=-5 Bb=-1 Bg=-2 Bi=2 Bj=-2 Bk=-2 Bl=1 Bm=3 Bn=-3 Bp=-2 Bq=1 Bt=-1 Bx=-2 By=5
x A1=-1 A20=-2 B1=-2
`;
