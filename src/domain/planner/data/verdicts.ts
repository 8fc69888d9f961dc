import { wordSet } from '../words/word-set.ts';

/** Words that judge what was said before them, when they stand alone. */
export const VERDICTS = wordSet(`
typical classic charming marvellous marvelous smashing shocking disgraceful pathetic brutal hilarious delicious heavenly glorious
terrifying shameful embarrassing humiliating mortifying infuriating exhausting knackering depressing devastating heartbreaking
inspiring uplifting fabulous splendid superb grim grand rude cruel criminal insane mental mad bonkers barmy bananas wild surreal
unreal tragic poetic iconic epic sublime divine chaos carnage mayhem madness lunacy bedlam pandemonium shambles disaster catastrophe
heaven bliss torture agony purgatory misery magic bugger bollocks pants flipping bloody whatever obviously apparently naturally
hopefully thankfully annoyingly sadly luckily typically honestly seriously literally genuinely fantastic brilliant amazing awesome
excellent wonderful perfect lovely great nice fine super sweet neat wicked ace sorted bravo hooray cheers sigh
`);
