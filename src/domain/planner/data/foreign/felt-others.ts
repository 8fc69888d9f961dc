import { type FeltPack } from './felt-pack.ts';

const NONE = { unless: '', exclaims: '', body: '', aches: '', mine: '', does: '' } as const;

export const FELT_ITALIAN: FeltPack = {
  ...NONE,
  around: 'uff, ufa, uffa, boh, mah, cavolo, mamma mia, madonna, oddio, dio mio, ragazzi',
  beside: 'oggi, ancora, di nuovo, e, ma, che, già',
  within: 'molto così tanto troppo proprio davvero un po',
  openings: `
mi sento, mi manca, mi mancano, mi fa male, mi fanno male, ho mal di, ho paura, ho sonno, ho fame, odio,
non ce la faccio, non ne posso più, che stanchezza, che palle, sono stressato, sono esausto, sono a pezzi,
sono distrutto, sono stanco, sono stanchissimo`,
  wholes: 'aiuto, che settimana, che giornata, che casino, che vita',
  states: 'stanco, stanchissimo, distrutto, esausto, stressato, triste, a pezzi',
  being: 'sono, mi sento',
  because: 'di per da e ma',
  mayExclaim: 'che',
  feelings:
    'stanchezza, giornata, settimana, vita, casino, rabbia, noia, sonno, fame, caldo, freddo',
  achesBefore: '',
};

export const FELT_DUTCH: FeltPack = {
  ...NONE,
  around: 'pff, pfff, oef, ach, jeetje, jemig, god, shit, verdorie, nou',
  beside: 'vandaag, weer, en, maar, ook, nog, echt',
  within: 'zo heel echt wel erg helemaal super ook',
  openings: `
ik voel me, ik kan niet meer, ik kan het niet, ik slaap slecht, ik trek het niet, ik hou van, ik haat,
hou van, haat, ben trots, ben moe, ben kapot, ben bang, ik ben trots, ik ben bang, ik ben moe, ik ben zo,
ik ben kapot, ik ben doodmoe, geen zin, alles is`,
  wholes: 'help, wat een dag, wat een week, wat een drukte',
  states: 'moe, doodmoe, kapot, gesloopt, verdrietig, bang, trots',
  being: 'ik ben, ben',
  because: 'van door om en maar',
  mayExclaim: 'wat een',
  feelings: 'dag, week, drukte, gedoe, stress, ellende, chaos',
  achesBefore: '',
};
