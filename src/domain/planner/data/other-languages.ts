import { wordSet } from '../words/word-set.ts';

/** Swedish, Danish, Norwegian, Icelandic. */
const NORDIC = `
att jag jeg ska skal skall måste og är på inte ikke det til från fra har också köpa köp købe kjøpe ringa städa tvätta
tvätten tvätt vaske betala betale räkning räkningen räkningar regningen hämta hente handla skicka boka bestille
bestilla laga vask støvsuge støvsuga mjölk mælk bröd brød ägg smør smör ost kaffe tøj klær kött kød kjøtt fisk
tandläkare tandläkaren tandlæge tandlægen tannlege tannlegen läkare läkaren lægen barnen børn børnene barna hyra
husleje hyran bil bilen däck dæk katten pappa farmor mormor morfar imorgon morgon idag fredag lørdag lördag søndag
söndag mandag måndag tirsdag tisdag onsdag torsdag uge vecka gulvet golvet kjøkken kök köket køkkenet kjøkkenet soppa
sopor søppel skrald presenten pakke paketet pakken sedan efter före før innan inden skriva skrive läsa læse träna
trene trøtt trött treng trenger behöver skatten deklarationen ég að hringja kaupa mjólk brauð borga þarf svo
reikninginn þvo sækja`;

/** Finnish, Estonian. */
const FINNISH_AND_ESTONIAN = `
osta ostaa soita soittaa pestä varaa varata siivous siivoa siivota maksa maksaa lasku laskut laskun kauppa kaupasta
maito maitoa leipä leipää munat munia äidille isälle pitää täytyy pitäisi huomenna tänään pyykki pyykit hammaslääkäri
hammaslääkärille lääkäri lääkärille auton koira koiran viedä hakea lapset roskat vuokra viikko perjantai maanantai
olen minun että mutta myös ruokaa tilaa lähetä kirje sähköposti lahja kirjasto palauta piima leiba munad maksta maksma
helista helistada emale isale arve arved pean täna koristada koristama vii viia tuua pood poest arstile hambaarst
prügi üür kingitus ning`;

/** Latvian, Lithuanian. */
const BALTIC = `
nopirkt pienu maizi piezvanīt samaksāt rēķinu rēķins iztīrīt rīt jā mammai ārsts zobārsts zobārstam iznest nupirkti
pieno paskambinti sumokėti sąskaitą mamai rytoj turiu reikia išnešti šiukšles dantistui sutvarkyti`;

/** Turkish, Azerbaijani. */
const TURKISH = `
ara aramam aramak süt ekmek yumurta peynir çöpü çıkar faturayı faturaları ödemek ödemem annemi anneme babamı diş
hekimi hekimini randevu yarın bugün lazım gerek gerekiyor bir için çok evi temizle temizlemek temizlemem alışveriş
çamaşır bulaşık yıka çocukları okul okuldan arabayı araba servise köpeği gezdir kargo gönder hediye`;

/** Hungarian. */
const HUNGARIAN = `
tej tejet kenyér kenyeret tojás tojást venni felhívni hívni anyát anyut apát számla számlát befizetni kifizetni
kitakarítani takarítani mosni mosás bevásárolni bevásárlás holnap kell egy hogy fogorvost csomag csomagot postára
kocsi autó szerviz szervize kutya kutyát vagyok lakbér ajándék elvinni elhozni megírni`;

/** Polish, Czech, Slovak, Slovene, Croatian, Serbian, Bosnian. */
const SLAVIC = `
kupić kup mleko chleb jajka zadzwonić zadzwoń mamy taty posprzątać zapłacić rachunek rachunki czynsz odebrać paczkę
paczka muszę trzeba jutro dzisiaj dziś pranie zakupy lekarz lekarza dentysta dentysty się że jest wysłać napisać
wynieść śmieci samochód kota dzieci prezent naprawić umówić oddać koupit mléko mléka chleba vejce zavolat zavolej mámě
uklidit kuchyň zaplatit účet nájem zítra musím musíme potřeba vyzvednout balík poště zubaři zubař doktorovi vyprat
prádlo nákup úklid odvézt děti jsem taky také koše odnést kúpiť mlieko zavolať mame zaplatiť zajtra treba ísť lekárovi
vyniesť smeti nájom upratať kupiti mlijeko kruh nazvati mamo platiti račun račune stanarinu sutra zubara odnijeti
smeće oprati poslati poklicati plačati plačaj položnice jutri zobozdravnik očistiti pospraviti kuću`;

/** Romanian. */
const ROMANIAN = `
cumpără cumpăr cumpărat cumparat cumparaturi lapte pâine ouă oua sună sunat plătește plătit platit facturi chiria
chirie trebuie mâine luat dus curățat curatat spălat spalat rufe masina mașina și să sunt apoi poștă pachetul pachet
copiii gunoiul obosită obosit`;

/** Catalan, Galician, Basque. */
const CATALAN_GALICIAN_BASQUE = `
llet ous trucar pagar-ho netejar demà haig però amb també cotxe lloguer bugada treure recollir comprar-ho també molt molta anar nens escombraries feina dilluns dimarts dimecres dijous divendres dissabte diumenge fins abans meva estic
avui metge nai miña esnea erosi ogia amari deitu faktura ordaindu behar dut diot bihar autoa etxea garbitu`;

/** Indonesian, Malay, Filipino, Swahili, Vietnamese. */
const OF_ASIA_AND_AFRICA = `
beli susu telepon ibu ayah cuci baju bayar listrik harus untuk besok lalu ambil sabun telur hantar kereta bengkel
dokter gigi capek yang rumah kirim jemput anak sekolah bersihkan kamar belanja bumili bili tawagan magbayad
kuryente mga linisin labhan kununua maziwa mkate mayai kumpigia kulipa simu umeme kesho lazima kusafisha nyumba sữa
gọi mẹ trả tiền điện phải đi chợ nhà cần ngày và không`;

/** Albanian, Welsh, Irish, Afrikaans. */
const ALBANIAN_WELSH_IRISH = `
bli qumësht bukë mamin paguaj faturën nesër duhet pastro prynu llaeth bara ffonio talu'r talu golchi glanhau bainne
cheannach glaoch bille íoc agus arán betaal môre skoonmaak`;

/**
 * Words by which languages that the planner does not read are told from those it does: what lists and
 * notes of a day are full of. None is a word of English, Spanish, French, German or Portuguese.
 */
export const WORDS_OF_OTHERS: ReadonlySet<string> = wordSet(
  [
    NORDIC,
    FINNISH_AND_ESTONIAN,
    BALTIC,
    TURKISH,
    HUNGARIAN,
    SLAVIC,
    ROMANIAN,
    CATALAN_GALICIAN_BASQUE,
    OF_ASIA_AND_AFRICA,
    ALBANIAN_WELSH_IRISH,
  ].join(' '),
);
