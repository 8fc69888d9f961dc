import { wordSet } from '../words/word-set.ts';

/** How one finds what happened: they also judge beside each other, and an occasion ("hard but good", "good result"). */
export const HOW_IT_WAS = wordSet(`
lovely nice great good fun fine awful terrible horrible hard ridiculous brilliant amazing bad best worst tough rough long busy mad
crazy weird strange funny
`);

/** Words that judge what was said before them, when they stand alone. */
export const VERDICTS = wordSet(`
${[...HOW_IT_WAS].join(' ')}
typical classic charming marvellous marvelous smashing shocking disgraceful pathetic brutal hilarious delicious heavenly glorious
terrifying shameful embarrassing humiliating mortifying infuriating exhausting knackering depressing devastating heartbreaking
inspiring uplifting fabulous splendid superb grim grand rude cruel criminal insane mental bonkers barmy bananas wild surreal
unreal tragic poetic iconic epic sublime divine chaos carnage mayhem madness lunacy bedlam pandemonium shambles disaster
catastrophe heaven bliss torture agony purgatory misery magic bugger bollocks pants flipping bloody whatever obviously apparently
naturally hopefully thankfully annoyingly sadly luckily typically honestly seriously literally genuinely fantastic awesome
excellent wonderful perfect super sweet neat wicked ace sorted bravo hooray cheers sigh
`);
