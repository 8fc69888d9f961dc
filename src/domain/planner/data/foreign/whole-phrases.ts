import { type PhraseBook, phraseBook, wordSet } from '../../words/word-set.ts';
import { type LanguageCode } from '../languages.ts';

/** Prepositions and articles: what they belong to stands behind them, so that no thought ends here. */
export const ENDS_NO_THOUGHT: ReadonlyMap<LanguageCode, ReadonlySet<string>> = new Map([
  [
    'es',
    wordSet(`
de del a al en con sin por pa hasta desde entre según el la los las unos unas mis tus su sus cada muy tan`),
  ],
  [
    'fr',
    wordSet(`
de du des à au aux en sans chez dans vers par jusqu'à jusqu'au jusqu'aux d'ici le la les mon ma mes ton ta tes sa ses chaque très`),
  ],
  [
    'pt',
    wordSet(`
de do da dos das em no na nos nas ao à aos às com por pelo pela pelos pelas para pra pro até desde entre uma uns umas meus os as cada`),
  ],
  [
    'de',
    wordSet(`
bis für ohne zum zur beim vom im ins seit wegen der dem ein einen einem einer mein meinen meinem meiner kein sehr`),
  ],
]);

/** What is said as one word is, by when above all: nothing begins within it. */
export const WHOLE_PHRASES: ReadonlyMap<LanguageCode, PhraseBook> = new Map([
  [
    'es',
    phraseBook(`
      a más tardar
      como muy tarde
      lo más tarde
      no más tarde de
      lo antes posible
      lo más pronto posible
      lo más rápido posible
      cuanto antes
      tan pronto como
      en cuanto
      antes de que
      a la brevedad
      a primera hora
      a última hora
      a fin de mes
      fin de mes
      fin de semana
      fin de año
      a finales de
      a fines de
      a principios de
      a mediados de
      a partir de
      de aquí a
      de hoy a mañana
      de una vez
      por lo menos
      al menos
      sin falta
      hoy mismo
      mañana mismo
      hoy en la noche
      dar de baja
      dar de alta
      poner al día
      echar un ojo`),
  ],
  [
    'fr',
    phraseBook(`
      au plus tard
      au plus vite
      le plus vite possible
      le plus tôt possible
      dès que possible
      d'ici à
      d'ici la fin
      d'ici là
      avant la fin
      avant le
      avant de
      en fin de
      en début de
      fin de mois
      fin du mois
      fin de semaine
      fin de journée
      à partir de
      à la fin
      tout de suite
      tout à l'heure
      sans faute
      au moins
      une fois pour toutes
      mettre à jour
      jeter un œil
      j'en peux plus
      n'en peux plus`),
  ],
  [
    'pt',
    phraseBook(`
      o mais tardar
      a mais tardar
      no máximo
      o quanto antes
      quanto antes
      assim que possível
      o mais rápido possível
      o mais depressa possível
      logo que possível
      antes de
      antes que
      até ao fim
      até o fim
      até ao final
      até o final
      fim de semana
      final de semana
      fim do mês
      final do mês
      no fim do
      no final do
      no início de
      no começo de
      a partir de
      daqui a
      hoje mesmo
      amanhã mesmo
      hoje à noite
      hoje à tarde
      amanhã de manhã
      pelo menos
      sem falta
      de uma vez
      dar baixa
      pôr em dia
      dar uma olhada`),
  ],
  [
    'de',
    phraseBook(`
      am besten so
      so schnell wie möglich
      so bald wie möglich
      so früh wie möglich
      bis spätestens
      spätestens bis
      spätestens am
      bis ende
      bis mitte
      bis anfang
      bis heute
      bis morgen
      ende des monats
      ende der woche
      anfang der woche
      am wochenende
      vor dem
      vor der
      noch heute
      noch diese woche
      heute noch
      heute abend
      heute nachmittag
      morgen früh
      morgen abend
      auf jeden fall
      auf keinen fall
      ein für alle mal`),
  ],
]);

/** By when what stands in front is to be done: no other thing begins with it. */
export const BY_WHEN: ReadonlyMap<LanguageCode, PhraseBook> = new Map([
  [
    'es',
    phraseBook(`
      a más tardar
      como muy tarde
      cuanto antes
      lo antes posible
      lo más pronto posible
      lo más rápido posible
      a la brevedad`),
  ],
  [
    'fr',
    phraseBook(`
      au plus tard
      au plus vite
      le plus vite possible
      le plus tôt possible
      dès que possible`),
  ],
  [
    'pt',
    phraseBook(`
      o mais tardar
      a mais tardar
      o quanto antes
      quanto antes
      o mais rápido possível
      o mais depressa possível
      assim que possível
      logo que possível`),
  ],
]);
