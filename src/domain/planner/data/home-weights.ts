/**
 * Of which step something is told, learned from the told thoughts that a person has marked
 * by `node bench/eval/learning/learn-homes.ts`, which writes this file: a line for each letter of a sign, then what was heard and its weight in tenths.
 */
export const HOME_WEIGHTS = String.raw`
A A-0=-3 A-1=-1 A2-0=-2 Aher0=-1 Aher1=1 Ahim0=1 Ait1=3 Aone0=2 Athat0=-1 Athat1=1 Athem0=-1 Athem1=2 B-0=1 Bher0=-4 Bher1=-1 Bhim0=1 Bhim1=-3 Bit0=-1 Bit1=-4 Bone1=3 Bthem1=1
B A-01=-6 A-10=-1 A2-00=-2 Ap00=-2 Ap01=1 Ap10=5 Ap11=2 B$00=-2 B$01=3 B-01=2 B-11=1 Bp00=-1 Bp01=-1 Bp10=-4
C A00=-4 A01=7 A11=2 A200=-1 B00=2 B01=-7 B10=1 B11=-1 B200=-2
D A00=-4 A10=1 A11=8 A200=-3 B10=-2 B11=-3
E Al-=-4 Alp=-2 Asp=8 Bl-=4 Blp=-1 Bs-=-2 Bsp=-4
F A$1=1 A$2=5 A$==1 A12=-5 A1==7 A1f=-2 A2$f=-1 A=1=-2 A=2=-4 A===-3 A=f=-2 Af1=1 Af==3 B1$=2 B11=-2 B12=2 B1==-5 B1f=-1 B2$=-3 B21=1 B2f=-1 B=1=4 B=2=4 B===-2 B=f=3 Bf$=-2 Bf==-1
G A0=2 A22=-1 A23=-2 A4=-4 B0=1 B1=-1 B3=1 B4=-5
H A1=1 A22=-1 B0=-1 B1=2 B2=-3
R A2=-3 A=2 Arun=-4 B=3 Brun=-9
S A$=f=1 A$=t=5 A$sf=4 A$st=1 A2stsf=-1 A=f=t=1 A=fst=2 A=t=f=-1 A=t=tf=2 A=tsf=-6 A=tst=-3 Arun$=f=-1 Arun$=t=-1 Arun=d=t=-1 Arun=f=f=-6 Arun=f=t=-1 Arun=f=tf=5 Arun=t=t=-3 Arun=t=tf=3 Asf=f=1 Asf=t=3 Ast=f=3 Astfst=1 Astsf=-3 Astst=-3 B=dst=-3 B=f=f=-2 B=f=t=-3 B=fsf=1 B=fst=-2 B=t$=6 B=t=f=3 B=t=t=2 B=t=tf=-1 B=tsf=6 B=tst=3 Brun=f$=-2 Brun=f=f=-3 Brun=f=t=-2 Brun=f=tf=-3 Brun=t$=-2 Brun=t=f=-2 Bsf$=2 Bsf=f=-1 Bsf=t=-2 Bsfsf=-4 Bsfst=3 Bst$=2 Bst=f=-4 Bstfst=-3 Bstsf=2 Bstst=3
a A2=-2 B2=-2 B=-1
b A0=2 A1=1 A22=-1 A24=-1 A2=-1 A3=-5 A4=-6 B0=5 B1=-1 B2=-5 B3=-4 B4=-5
c A0=3 A23=-2 A2=-1 A3=-4 B0=3 B1=-1 B2=-2 B3=-4
e A2the=-1 AA=1 AN=-3 AR=1 AS=-3 AT=-1 Ahe's=-3 Ahe=-1 Ai'm=-3 Ai=1 Amy=1 An=-2 Aone=2 Athat's=-1 Athat=1 Athe=2 Atheir=-1 Athere's=-2 Awe=-4 B'=-4 BA=1 BP=-3 BT=-3 BU=-1 Bhe's=1 Bi'm=-1 Bi've=1 Bit's=1 Bmy=-3 Bn=-2 Bshe's=1 Bshe=1 Bthat's=1 Bthere's=3 Bthey're=-1 Bthey=1 Bwe=-1
f A'D=-2 A'G=-4 A'n=3 A2dn=-2 ANS=-2 AdG=3 AdP=2 AdR=3 AdS=-3 AdU=-5 Adj=-3 Adn=5 AiD=-3 AiU=1 Aib=-1 Aic=1 Aig=-2 Aih=2 Aiq=-2 Aiy=-2 AmD=1 AmN=1 Amd=-1 Amg=-1 Amp=-6 Amy=-3 AnD=-2 Anb=-5 Anh=1 Ann=2 Awc=3 B'G=-1 Bd'=-3 BdG=-2 BdP=-1 BdR=-4 BdU=1 Bdj=3 Bdn=1 BiD=3 BiS=-4 BiU=-2 BiV=1 Bib=-3 Big=3 Bin=-2 Biy=6 Bjb=4 BmG=1 BmN=1 Bmd=2 Bmg=1 Bmp=1 Bmx=-1 Bmy=1 BnD=-3 BnS=2 Bng=-1 Bnh=-4 Bnn=3 Bnp=-3
g A2the=-1 Aalso=3 Aand=5 Abut=-3 Ahe's=-2 Ahe=-1 Ai'm=-3 Ait's=-1 Alast=1 Amy=1 Aone=2 Ashe=1 Aso=-5 Athe=1 Atheir=-1 Athey=-1 Awe=-4 Awhat=1 Balso=-2 Band=-5 Bhe's=3 Bhe=2 Bi'm=-1 Bi've=1 Bit's=3 Blast=4 Bmy=-2 Bshe's=3 Bso=-2 Bthat's=1 Bthe=2 Bthey're=1 Bthey=1 Bwe=-1 Bwhat=-2
h A-=2 A2-=-1 Ahe's=-3 Ahe=-2 Aher=3 Ahim=1 Ahis=2 Ait=-2 Aone=2 Athat's=-2 Athat=1 Athey=-1 Awhich=-3 B-=-6 Bhe's=1 Bhe=-1 Bher=-1 Bhis=-2 Bit=5 Bone=1 Bshe's=2 Bthat=-1 Bthem=-3 Bthere=-1 Bthey're=-1 Bthey=2
i A01=1 A02=1 A03=-1 A10=3 A11=-1 A12=-3 A13=-2 A203=-2 B00=2 B01=-3 B02=-5 B03=-3 B10=2 B11=1 B12=2 B13=-2
j A-=-3 A2-=-1 Ahim=2 Ait=2 Aone=1 Athem=1 B-=2 B2-=-2 Bher=-4 Bit=-2 Bone=-1 Bthat=-2
k A0=-4 A1=6 A21=-3 A2=3 B0=-1 B21=-2
l A00=1 A01=-2 A02=-2 A03=-3 A10=2 A11=5 A12=1 A20=1 A213=-2 A21=1 B00=3 B01=-1 B02=-2 B03=-4 B10=1
m A-=1 A2-=-2 AP=-2 B-=-1 BP=5 Bn=-4
o A$=t=3 A$sf=4 A$st=1 A2stsf=-1 A=d=f=-1 A=d=t=-1 A=f=f=-5 A=f=tf=5 A=fst=2 A=t=t=-3 A=t=tf=5 A=tsf=-6 A=tst=-3 Asf=f=1 Asf=t=3 Ast=f=3 Ast=t=1 Astfst=1 Astsf=-3 Astst=-3 B=dst=-3 B=f$=-1 B=f=f=-5 B=f=t=-3 B=f=tf=-1 B=fsf=1 B=fst=-2 B=t$=3 B=t=tf=-1 B=tsf=6 B=tst=3 Bsf$=2 Bsf=f=-1 Bsf=t=-2 Bsfsf=-4 Bsfst=3 Bst$=2 Bst=f=-4 Bstfst=-3 Bstsf=2 Bstst=3
q A1=-1 A27=-1 A2=3 A3=1 A4=1 A5=-2 A7=-1 B1=1 B24=-2 B2=1 B3=-1 B4=1 B5=-1 B6=1 B7=-4 B8=-1
r A00=2 A10=-5 A11=-2 A200=-1 B01=-6 B200=-2
s A2fff=-1 A=2 Add=-1 Adf=-2 Adff=-1 Af=1 Afdf=-1 Afff=-7 B=5 Bd=-3 Bdf=-2 Bdff=-1 Bfdf=-1 Bff=-4 Bfff=-6
t A&=1 A2D=-2 A2T=-1 A2d=-3 A2i=-1 A2n=-2 A2p=-1 AA=-5 AF=-1 AG=3 AN=1 AP=3 AR=1 AS=-3 AU=-3 Ab=2 Ac=1 Ad=-2 Af=-6 Ag=-2 Ah=-1 Ai=-1 Aj=4 Ak=-1 Al=1 Am=-5 An=1 Ao=-1 Aq=-5 As=-2 Au=-2 Ay=-5 B&=2 B'=-9 B2b=-2 BA=3 BD=-4 BG=-2 BN=2 BP=-4 BR=-1 BS=1 BT=-1 BV=4 Ba=-4 Bb=-1 Bg=-1 Bi=2 Bj=-2 Bk=-2 Bl=1 Bm=3 Bn=-2 Bo=2 Bp=-3 Bt=-1 Bx=-2 By=3
x A20=-1 B1=-2 B20=-2
`;
