import { wordSet } from '../../words/word-set.ts';
import { type LanguageCode } from '../languages.ts';

/** Words that a dot cuts short: it ends no sentence. */
type Abbreviations = {
  /** Something always follows: a name, a number, a thing. */
  readonly leadsOn: ReadonlySet<string>;
  /** Words of their own too, or the last ones of a sentence: cut short only where a number or a small letter follows. */
  readonly mayEnd: ReadonlySet<string>;
  /** A letter that stands for a word, as it is written: "D. Maria", "f. Ilse". */
  readonly letters: ReadonlySet<string>;
  /** Opens no sentence: what stands in front was cut short, whatever it is. */
  readonly of: ReadonlySet<string>;
};

export const FOREIGN_ABBREVIATIONS: ReadonlyMap<LanguageCode, Abbreviations> = new Map([
  [
    'es',
    {
      leadsOn: wordSet(`
sr sra srta sres sras dr dra dres don dña dn da lic licda licdo ing arq prof profa profra mtro mtra abog cdor cdora fr sto sta sgto gral cnel cap
av ave avda avd avdas blvd blvr cra crra ctra cll pza plza pje psje urb dpto depto dto apto apdo edif esq fracc admón admon aprox núm num nro tel
teléf telf máx mín pág págs p.ej ref exp`),
      mayEnd: wordSet(
        'apt int ext col cía mun prov km mod adm admin cond pte ote nte izq izqda dcha máx min hrs hs art vol ed cel cuad manz mz lt',
      ),
      letters: wordSet('D'),
      of: wordSet('de del'),
    },
  ],
  [
    'pt',
    {
      leadsOn: wordSet(`
sr sra srs sras srta dr dra drs dras dª exmo exma eng enga engª arq arqª prof profa profª adv enf sto sta pe cel gen cap
av al avda pça pca trav trv rod lgo jd vl edif apto apt aprox núm num tel telef máx mín pág págs p.ex ref proc dpto depto`),
      mayEnd: wordSet('cond bl qd lt adm admin art vol ed esq dir km hab min hrs nº resid urb'),
      letters: wordSet('D R'),
      of: wordSet('de do da dos das'),
    },
  ],
  [
    'fr',
    {
      leadsOn: wordSet(`
me st ste mr mm mme mmes mlle mlles mgr dr drs dre pr prof av bd bld blvd rte appt bât bat rés env approx tél max réf p.ex dépt dpt qté cf`),
      mayEnd: wordSet('pl imp all ch esc ét tel min ex app resp admin comm doc art vol cat int éd'),
      letters: wordSet('M'),
      of: wordSet("de des du d'"),
    },
  ],
  [
    'de',
    {
      leadsOn: wordSet(`
fam hrn hr dr drs prof mag dipl bzw ggf ggfs evtl evt inkl exkl einschl ausschl zzgl abzgl wg ca lt gem sog vgl mind max ungef jew
z.b d.h z.hd i.d.r bspw st nr tel abt a.d ehem gepl vorauss vrstl`),
      mayEnd: wordSet(
        'fr gr str pl kl jg art abs bd pkt std min sek stk pers pck verw vers kto rg re rep reg best ang angeb u.a o.ä u.ä v.a allg tägl mtl wö spät einschr schr',
      ),
      letters: wordSet('a d f h o s u v z ä'),
      of: wordSet('von vom zum zur bzw'),
    },
  ],
]);
