import { describe, expect, it } from 'vitest';

import { planBrainDump } from '../../built-in-planner.ts';
import { titlesOf } from '../../test-steps.ts';
import { languageOfPage } from '../language.ts';

// A Saturday.
const TODAY = '2026-11-21';

describe('a page in a language that the planner does not read', () => {
  it.each([
    ['Swedish', 'köpa mjölk / ringa mamma / städa köket / betala räkningen'],
    ['Danish', 'mælk / ringe til far / vaske tøj / betale regning'],
    ['Norwegian', 'kjøpe melk / ringe mamma / vaske gulvet'],
    ['Icelandic', 'kaupa mjólk / hringja í mömmu / borga reikninginn'],
    ['Finnish', 'osta maitoa / soita äidille / pese pyykki / varaa hammaslääkäri'],
    ['Estonian', 'osta piima / helista emale / maksa arved'],
    ['Latvian', 'nopirkt pienu / piezvanīt mammai / samaksāt rēķinu'],
    ['Lithuanian', 'nupirkti pieno / paskambinti mamai / sumokėti sąskaitą'],
    ['Turkish', 'süt al / annemi ara / çöpü çıkar / faturayı öde'],
    ['Hungarian', 'tejet venni / felhívni anyát / kitakarítani a fürdőszobát'],
    ['Polish', 'kupić mleko / zadzwonić do mamy / zapłacić rachunek'],
    ['Czech', 'koupit mléko / zavolat mámě / uklidit kuchyň'],
    ['Croatian', 'kupiti mlijeko / nazvati mamu / platiti račun'],
    ['Romanian', 'de sunat la banca / de luat paine / de dus masina la service'],
    ['Catalan', 'comprar llet / trucar a la mare / netejar la cuina'],
    ['Basque', 'esnea erosi / amari deitu / faktura ordaindu'],
    ['Indonesian', 'beli susu / telepon ibu / cuci baju / bayar listrik'],
    ['Vietnamese', 'mua sữa / gọi cho mẹ / trả tiền điện'],
    ['Swahili', 'kununua maziwa / kumpigia mama simu / kulipa kodi'],
    ['Greek', 'αγορά γάλα / τηλέφωνο στη μαμά / πληρωμή λογαριασμού'],
    ['Russian', 'купить молоко / позвонить маме / убрать кухню'],
    ['Arabic', 'شراء الحليب / الاتصال بأمي / دفع الفاتورة'],
    ['Hebrew', 'לקנות חלב / להתקשר לאמא / לשלם חשבון'],
    ['Hindi', 'दूध खरीदना / माँ को फोन करना / बिजली का बिल भरना'],
    ['Thai', 'ซื้อนม / โทรหาแม่ / จ่ายค่าไฟ'],
    ['Chinese', '买牛奶 / 给妈妈打电话 / 交电费'],
    ['Japanese', '牛乳を買う / 母に電話する / 電気代を払う'],
    ['Korean', '우유 사기 / 엄마한테 전화하기 / 전기요금 내기'],
  ])('keeps every line of a list as it was written: %s', (_, list) => {
    const lines = list.split(' / ');
    expect(titlesOf(lines.join('\n'))).toEqual(lines);
  });

  it.each([
    'Jag måste ringa tandläkaren i morgon. Cykeln är trasig och behöver lagas. Jag är så trött.',
    'Holnap fel kell hívnom a fogorvost. El kell vinni a csomagot a postára. Nagyon fáradt vagyok.',
    'Muszę jutro zadzwonić do dentysty. Trzeba zapłacić czynsz. Rachunek już zapłacony.',
    'Trebuie să sun la dentist mâine. Am de plătit chiria. Sunt obosită.',
    'Besok saya harus telepon dokter gigi. Lalu bayar listrik. Saya capek.',
    'Завтра надо позвонить врачу. Я уже оплатила квартиру. Очень устала.',
    '明日、歯医者に電話しないといけない。 家賃はもう払った。 疲れた。',
  ])('knows nothing of it to be felt or finished: %s', (text) => {
    const sentences = text.split(/(?<=[.。]) /u).map((sentence) => sentence.replace(/[.。]$/u, ''));
    expect(titlesOf(text)).toEqual(sentences);
  });

  it('parts names between commas, and keeps what stands over a list as its name', () => {
    expect(titlesOf('mjölk, bröd, ägg')).toEqual(['mjölk', 'bröd', 'ägg']);
    const plan = planBrainDump({
      text: 'Zakupy:\n- mleko\n- chleb\n- jajka\n- [x] masło',
      today: TODAY,
    });
    expect(plan.mountains.map(({ title }) => title)).toEqual(['Zakupy']);
    expect(titlesOf('Zakupy:\n- mleko\n- chleb\n- jajka\n- [x] masło')).toEqual([
      'mleko',
      'chleb',
      'jajka',
    ]);
  });

  it('says beneath a long line what its title has no room for', () => {
    const long = 'jag måste ringa tandläkaren på måndag bitti innan de stänger för helgen';
    const plan = planBrainDump({ text: `${long}\nköpa mjölk\nhämta paketet`, today: TODAY });
    const pebbles = plan.mountains[0]?.boulders[0]?.rocks[0]?.pebbles ?? [];
    expect(pebbles[0]?.title).toBe('jag måste ringa tandläkaren på måndag bitti innan');
    expect(pebbles[0]?.description).toContain('de stänger för helgen');
  });

  it.each([
    ['・母に電話\n・猫の餌を買う\n・年賀状の注文', ['母に電話', '猫の餌を買う', '年賀状の注文']],
    ['कल बिल भरना है। दवाई लानी है। दूध लाना है।', ['कल बिल भरना है', 'दवाई लानी है', 'दूध लाना है']],
  ])('has its own marks of lists and ends of sentences: %j', (text, lines) => {
    expect(titlesOf(text)).toEqual(lines);
  });

  it('is kept so within an English page too', () => {
    expect(titlesOf('Call mum\nköpa mjölk till farmor\npay the rent')).toEqual([
      'Call mum',
      'Köpa mjölk till farmor',
      'Pay the rent',
    ]);
  });
});

describe('the languages that the planner reads', () => {
  it.each([
    ['de', 'Müll rausbringen'],
    ['de', 'milch, brot, eier'],
    ['de', 'Fahrrad reparieren'],
    ['de', 'Bad putzen\nBlumen gießen'],
    ['fr', 'pain, lait, œufs'],
    ['fr', 'appeler maman\nsortir le chien'],
    ['es', 'pan, leche, huevos'],
    ['es', 'lavadora\nplancha\ncocina'],
    ['pt', 'pão, leite, ovos'],
    ['pt', 'limpar casa\nlevar o lixo'],
    ['en', 'milk, eggs, bread'],
    ['en', 'tyres\noil\nwipers'],
    ['en', 'Email Łukasz in Malmö about the Dvořák parts'],
    ['en', 'Ring Søren\nbook Düsseldorf hotel\ncafé at 3'],
  ])('are known by few words: %s, "%s"', (code, text) => {
    expect(languageOfPage(text)).toBe(code);
  });
});
