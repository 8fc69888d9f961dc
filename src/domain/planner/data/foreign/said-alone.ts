import { type LanguageCode } from '../languages.ts';
import { type PhraseBook, phraseBook } from '../../words/word-set.ts';

/** What is said by itself and asks for nothing: "como siempre", "na toll", "nicht vergessen", "wobei". */
export const SAID_ALONE: ReadonlyMap<LanguageCode, PhraseBook> = new Map([
  [
    'es',
    phraseBook(`
  no olvidar
  como siempre
  gracias a dios
  pues claro
  pues nada
  pues eso
  creo
  yo creo
  supongo
  o no
  amén
  evidentemente
  nada
  eso
  tampoco
  aunque
  quizá
  quizás
  ándale
  híjole
  etcétera
  etc
  sin más
  creo que no
  creo que sí
  yo qué sé
  dale
  claro
  más
  menos
  todo
  todo eso`),
  ],
  [
    'pt',
    phraseBook(`
  não esquecer
  tá
  tá bom
  tá bem
  como sempre
  graças a deus
  eu acho
  ou não
  amém
  aleluia
  evidentemente
  tudo
  tudo isso
  aliás
  tal
  só isso
  isso
  por acaso
  se calhar
  talvez
  porém
  contudo
  beleza
  valeu
  ora bem
  ora
  nada
  mais
  etc
  afins
  que mais
  logo se vê
  vamos lá
  ok vamos lá`),
  ],
  [
    'fr',
    phraseBook(`
  ne pas oublier
  comme toujours
  comme d'habitude
  dieu merci
  je crois
  ou pas
  courage
  bref
  évidemment
  tout
  tout ça
  faque
  faque là
  fait que là
  par contre
  allez hop
  hop
  heureusement
  peut-être
  etc
  coudonc`),
  ],
  [
    'de',
    phraseBook(`
  nicht vergessen
  wie immer
  so wie immer
  na toll
  na super
  na ja
  liebe güte
  meine liebe güte
  ach du liebe güte
  so viel
  heute ist der wurm drin
  da ist der wurm drin
  heute ist nicht mein tag
  wahrscheinlich ich
  wahrscheinlich wir
  da muss jemand hin
  da muss wer hin
  da muss einer hin
  gott sei dank
  zum glück
  voll traurig
  voll schön
  voll gut
  voll nett
  alles gleichzeitig
  alles auf einmal
  alles durcheinander
  tip top
  tiptop
  abgehakt
  geschafft
  passt
  passt so
  läuft
  glaub ich
  glaube ich
  wobei
  am besten
  sonst
  ansonsten
  trotzdem
  deshalb
  darum
  deswegen
  immerhin
  hauptsache
  alles
  alles klar
  das alles
  nichts
  mehr nicht
  punkt
  weiter
  usw
  etc
  sehen
  schauen
  mal sehen
  mal schauen
  schauen wir mal
  vielleicht
  eventuell
  mensch
  herrje
  klar
  natürlich
  logisch
  eben
  sorry`),
  ],
  [
    'nl',
    phraseBook(`
  niet vergeten
  zoals altijd`),
  ],
]);
