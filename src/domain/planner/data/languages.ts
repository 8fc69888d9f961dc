import { weekdaysIn } from './foreign/day-names.ts';
import { type PhraseBook, phraseBook, wordSet } from '../words/word-set.ts';

export type LanguageCode = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'it' | 'nl' | 'other';

/** What the planner knows of a language other than English: enough to split and to tidy. */
export type LanguagePack = {
  readonly obligations: PhraseBook;
  /** Sits between two tasks when an obligation or a verb follows. */
  readonly connectives: PhraseBook;
  /** Leads to what is said, or asks oneself what else there is: "a ver", "ah oui". */
  readonly openers: PhraseBook;
  /** Base forms that open a task. */
  readonly isVerb: (key: string) => boolean;
  readonly done: PhraseBook;
  /** Words before a verb that show that it goes on with the sentence: "de", "para". */
  readonly notBefore: ReadonlySet<string>;
  /** The verb stands at the end of its sentence (German), so no verb opens a task. */
  readonly verbLast: boolean;
};

/** Words that an obligation may hold, or that stand between it and the verb. */
export const FOREIGN_ADVERBS: ReadonlySet<string> = wordSet(
  'aussi encore vraiment absolument vite también todavía aún ya urgentemente también também ainda mesmo auch noch unbedingt dringend wirklich endlich mal bald schnell eigentlich gerne gern mucho muito',
);

/** What a dump in another language begins with, and means nothing to do. */
export const FOREIGN_GREETINGS: ReadonlySet<string> = wordSet(
  'hallo hi hey moin servus hola buenas ay uf olá oi bonjour salut coucou bom bon bueno also ok okay na ja',
);

/** "Some day", "again": what is said with these is a wish. */
export const FOREIGN_WISH =
  /\b(?:un jour|à nouveau|de nouveau|algún día|otra vez|volver a|um dia|voltar a|de novo|irgendwann|eines tages|wieder mal|endlich wieder)\b/u;

/** Frequent short words by which a language is known. "other" gathers languages without a pack. */
export const STOPWORDS: ReadonlyMap<LanguageCode, ReadonlySet<string>> = new Map<
  LanguageCode,
  ReadonlySet<string>
>([
  [
    'en',
    wordSet(`the a an and to i my of for with is it i'm need have that this in on at be but so get do call buy
    send should from about up not don't can't then also pay book email fix write clean make we you was are by`),
  ],
  [
    'es',
    wordSet(`el la los las un una y de que en para con mi mis tengo necesito hay quiero debo por al del es estoy
    lunes martes miércoles jueves viernes muy pero se lo llamar comprar pagar hacer también después ya antes mandar todavía hoy está`),
  ],
  [
    'fr',
    wordSet(`le la les un une des et de du à au je j'ai dois il faut pour avec mon ma mes que est suis pas mais
    faire sur aussi puis acheter appeler payer voudrais alors déjà chez avant faut j'en ça en qui c'est nous vous
    résilier envoyer ${weekdaysIn('fr')}`),
  ],
  [
    'de',
    wordSet(`der das ein eine einen und zu ich muss müssen mit für von den dem ist nicht auf noch mein meine
    sollte habe außerdem dann aber bin kaufen anrufen putzen die zum zur vom nach bis schon wieder abholen bringen des wir oder beim sind wird kein keine einem einer
    ${weekdaysIn('de')}`),
  ],
  [
    'pt',
    wordSet(`os uma e de que em para com meu minha tenho preciso quero da na não estou muito mas
    por ao à às é pra tá isso eu ainda hoje amanhã trocar levar mandar marcar meus minhas comprar ligar pagar fazer até depois também
    já antes queria`),
  ],
  [
    'it',
    wordSet(`il lo gli che di devo bisogna sono della del è per poi anche ho non nel alla dalla dal una chiamare comprare
    pagare prenotare andare fare portare la le con mi ha già prima`),
  ],
  [
    'nl',
    wordSet(`het een ik moet naar voor niet de van met op ook nog mijn bellen kopen ophalen brengen maken aan ben heb
    dan wel geen moeten en`),
  ],
  [
    'other',
    wordSet(`att jag måste ska det jeg skal må og muszę się nie że bir ve için ama minun pitää ja että trebuie să și cu musím
    koupit saya harus untuk tôi phải và köpa ringa kupić zadzwonić och på inte jeg ikke til på med det og på do na`),
  ],
]);

const romanceEnding =
  /^(?!.*['’])(?:\p{L}{2,}(?:ar|er|ir|ár|ér|ír)|ir|ver|dar)(?:me|se|nos|le|les|lo|la|los|las|selo|sela|melo|mela)?$/u;
const romanceNouns = wordSet(
  'charla charlas lugar bar hogar mujer ayer taller par mar celular azúcar súper super tupper táper líder suéter póster carácter láser alquiler militar familiar popular escolar particular bachiller ser poder jantar mulher qualquer açúcar',
);
const frenchEnding = /^(?:[dlsmt]['’])?\p{L}{2,}(?:er|ir|dre|ttre|ire)$/u;
const frenchNouns = wordSet(
  'loyer dossier atelier papier cahier hier février janvier mer hiver cher premier dernier panier quartier métier escalier courrier bouclier fer avenir plaisir soir noir devoir dîner déjeuner goûter maire notaire affaire anniversaire dentaire formulaire vétérinaire annuaire salaire frère pire',
);

const italianNouns = wordSet(
  'mare padre madre potere dovere piacere mestiere quartiere bicchiere ingegnere cameriere parere volere cuore carriere mister computer per over bar super ieri',
);

export const LANGUAGE_PACKS: ReadonlyMap<LanguageCode, LanguagePack> = new Map<
  LanguageCode,
  LanguagePack
>([
  [
    'es',
    {
      obligations: phraseBook(`
        tengo que
        tenemos que
        prometí
        le prometí
        he prometido
        le he prometido
        les he prometido
        tendría que
        tendríamos que
        habría que
        convendría
        conviene
        tocaría
        he quedado en
        quedé en
        quedé de
        tengo pendiente
        me falta por
        falta
        solo falta
        sólo falta
        nos falta
        acordarme de
        que no se me olvide
        no se me puede olvidar
        me pidieron
        toca
        debería de
        todavía no
        aún no
        sigo sin
        me olvidé de
        tienes que
        ocupo
        necesito
        necesitamos
        hay que
        debo
        debería
        debemos
        quiero
        quisiera
        me gustaría
        me falta
        me toca
        no puedo olvidar
        no olvidar
        no olvides
        no debo olvidar
        recuerda
        recordar
        voy a
        he de
        queda por
        hace falta
        aún no he
        todavía no he
        se me olvidó
        olvidé`),
      connectives: phraseBook(`
        y
        e
        y luego
        y después
        y también
        también
        luego
        después
        además
        y además
        y todavía
        y aún
        así que
        aparte de eso
        aparte
        por eso
        por lo que
        pero`),
      openers: phraseBook(`
        ah
        ah sí
        no no
        no espera
        espera
        ah y
        ay
        bueno
        pero bueno
        a ver
        vale
        vale a ver
        venga
        total
        a ver qué tengo que hacer
        qué tengo que hacer
        qué más
        y qué más
        qué más tenía
        pues
        entonces
        o sea
        por cierto
        oye
        mira
        che
        sí
        primero
        por último
        otra cosa
        lo otro
        de paso
        este
        encima
        y encima
        y además
        igual`),
      isVerb: (key) => romanceEnding.test(key) && !romanceNouns.has(key),
      done: phraseBook(`
        ya he
        ya
        ayer
        anoche
        hecho`),
      notBefore: wordSet('de para a sin por al que'),
      verbLast: false,
    },
  ],
  [
    'pt',
    {
      obligations: phraseBook(`
        tenho que
        tenho de
        temos que
        temos de
        preciso de
        preciso
        precisamos de
        precisamos
        devo
        deveria
        devia
        quero
        queria
        gostaria de
        convém
        convinha
        é preciso
        era preciso
        era bom
        seria bom
        há que
        temos que
        tem que
        tem de
        fiquei de
        prometi
        eu prometi
        não me posso esquecer de
        não me posso esquecer
        não posso deixar de
        faltam
        falta-me
        tinha que
        tinha de
        devia de
        lembrar-me de
        bora
        hei de
        me falta
        falta
        só falta
        apenas falta
        não posso esquecer de
        não posso esquecer
        não esquecer de
        não esquecer
        lembrar de
        vou
        ainda não
        ainda n
        esqueci de
        esqueci-me de`),
      connectives: phraseBook(`
        e
        e depois
        e também
        também
        depois
        além disso
        por isso
        e ainda por cima
        e ainda
        portanto
        mas`),
      openers: phraseBook(`
        ah
        ah sim
        não não
        ah não
        espera
        gente
        gente então
        ah é
        pois
        pois é
        olha
        então
        então é assim
        é assim
        pronto
        pronto é isso
        é isso
        tipo
        pá
        mais o quê
        e mais o quê
        que mais
        bom
        bem
        né
        aí
        daí
        e mais
        outra coisa
        primeiro
        por fim
        o que tenho que fazer
        o que tenho de fazer
        ainda por cima
        fora isso
        além do mais`),
      isVerb: (key) =>
        /^(?:\p{L}+(?:ar|er|ir|or)|ir)(?:-(?:se|me|lo|la))?$/u.test(key) &&
        !romanceNouns.has(key) &&
        (key.length > 2 || key === 'ir'),
      done: phraseBook(`
        já
        ontem`),
      notBefore: wordSet('de para a sem por ao que'),
      verbLast: false,
    },
  ],
  [
    'fr',
    {
      obligations: phraseBook(`
        je dois
        je dois aussi
        on doit
        nous devons
        il faut que je
        il faut que j'
        il faut que
        il faut
        il faudrait
        faut
        j'ai besoin de
        j'ai besoin d'
        je voudrais
        je veux
        j'aimerais
        je devrais
        je vais
        ne pas oublier de
        ne pas oublier
        n'oublie pas de
        penser à
        il me reste à
        j'ai oublié de
        j'ai oublié d'
        je n'ai pas encore
        je n'ai toujours pas
        j'ai pas encore
        j'ai toujours pas
        je dois encore
        il manque
        il me manque
        faut que je
        faut que
        faudrait que
        il faudrait que
        faudrait que je
        faut que je pense à
        il faut que je pense à
        faut penser à
        il faut penser à
        je dois penser à
        faut pas que j'oublie de
        il ne faut pas que j'oublie de
        faut pas oublier de
        faut pas oublier
        que je pense à
        faudra
        il faudra
        va falloir
        je devais
        j'ai à
        on doit
        il faudrait que je
        penser aussi à
        reste à
        il reste à
        j'ai promis de
        j'ai promis
        on a promis
        je dois absolument`),
      connectives: phraseBook(`
        et
        et puis
        et ensuite
        et aussi
        et que
        puis
        pis
        et pis
        ah pis
        ah et
        ensuite
        aussi
        après
        alors
        en plus
        et en plus
        à part ça
        mais`),
      openers: phraseBook(`
        ah
        ah oui
        non
        non non
        non attends
        attends
        oui
        euh
        bon
        ben
        bah
        du coup
        donc
        voilà
        sinon
        d'ailleurs
        tiens
        bref
        genre
        en fait
        d'abord
        enfin
        surtout
        et surtout
        quoi d'autre
        qu'est-ce qu'il y avait d'autre
        qu'est-ce qu'il y a d'autre
        qu'est-ce que je dois faire
        faque
        faque là
        fait que là
        coudonc
        je disais
        autre chose`),
      isVerb: (key) => frenchEnding.test(key) && !frenchNouns.has(key),
      done: phraseBook(`
        j'ai déjà
        hier j'ai
        hier je
        déjà fait
        c'est fait`),
      notBefore: wordSet("de d' pour à sans par que le la les un une des du mon ma mes"),
      verbLast: false,
    },
  ],
  [
    'de',
    {
      obligations: phraseBook(`
        ich muss
        ich muss noch
        ich muß
        wir müssen
        muss
        muss ich
        muss ich noch
        ich sollte
        sollte ich
        ich soll
        ich will
        ich möchte
        ich würde gerne
        ich würde gern
        ich brauche
        ich brauch
        brauch ich
        da brauch ich
        ich habe vergessen
        ich habe noch nicht
        ich darf nicht vergessen
        nicht vergessen
        ich werde
        ich wollte
        wir sollten
        wir brauchen
        muss unbedingt
        wollte ich
        wollte
        müsste
        ich müsste
        müsste ich
        sollten wir
        müssen wir
        will ich
        möchte ich
        darf ich nicht vergessen
        soll ich
        brauche ich
        nicht vergessen zu
        vergesse ich ständig
        habe versprochen
        ich habe versprochen
        denk dran
        dran denken`),
      connectives: phraseBook(`
        und
        und dann
        dafür
        dazu
        und außerdem
        dann
        dann noch
        außerdem
        danach
        auch
        und auch
        aber`),
      openers: phraseBook(`
        äh
        ähm
        ach
        ach ja
        pass auf
        so pass auf
        also pass auf
        hör zu
        nee warte
        warte
        nein
        ach so
        ja
        also
        gut
        so
        genau
        okay
        ok
        okay also
        ok also
        was noch
        was steht an
        was muss ich noch machen
        ansonsten
        übrigens
        zuerst
        erstens
        zweitens
        jedenfalls
        nee
        na ja
        dann
        noch`),
      isVerb: () => false,
      done: phraseBook(`
        schon erledigt
        schon gemacht
        hab ich schon
        habe ich schon
        ist schon
        erledigt
        ich habe schon
        gestern
        hab schon`),
      notBefore: wordSet('zu um'),
      verbLast: true,
    },
  ],
  [
    'it',
    {
      obligations: phraseBook(`
        devo
        devo ancora
        dobbiamo
        bisogna
        dovrei
        vorrei
        voglio
        ho bisogno di
        mi serve
        mi tocca
        mi manca da
        manca
        non dimenticare di
        non dimenticare
        non devo dimenticare di
        ricordarsi di
        ricordarmi di
        ricordati di
        mi sono dimenticata di
        mi sono dimenticato di
        non ho ancora
        è da
        c'è da`),
      connectives: phraseBook(`
        e
        e poi
        e anche
        poi
        anche
        inoltre
        dopo
        e dopo
        ma
        però`),
      openers: phraseBook(`
        ah
        ah sì
        allora
        ecco
        dunque
        insomma
        cioè
        vabbè
        boh
        che altro
        cos'altro
        cosa devo fare
        intanto
        prima di tutto
        infine`),
      isVerb: (key) =>
        /^\p{L}{2,}(?:are|ere|ire|arre|orre|urre|ar|er|ir)(?:mi|ti|si|ci|lo|la|li|le|gli)?$/u.test(
          key,
        ) && !italianNouns.has(key),
      done: phraseBook(`
        ieri
        ho già
        ha già
        già fatto
        già pagato
        è già`),
      notBefore: wordSet('di a da per che senza del'),
      verbLast: false,
    },
  ],
  [
    'nl',
    {
      obligations: phraseBook(`
        ik moet
        ik moet nog
        moet ik
        moet ik nog
        moet nog
        we moeten
        we moeten nog
        ik wil
        ik zou
        ik zou graag
        ik ga
        ik heb nog niet
        ik ben vergeten
        ik mag niet vergeten
        niet vergeten
        niet vergeten om
        wil ik
        moeten we`),
      connectives: phraseBook(`
        en
        en dan
        en ook
        dan
        dan nog
        daarna
        verder
        ook
        maar`),
      openers: phraseBook(`
        nou
        oh
        oh ja
        ja
        even kijken
        wat nog
        wat nog meer
        zo
        trouwens
        eerst
        nog
        eh`),
      isVerb: () => false,
      done: phraseBook(`
        al gedaan
        is al
        heb ik al
        ik heb al
        gisteren
        al betaald`),
      notBefore: wordSet('te om'),
      verbLast: true,
    },
  ],
]);

/** How an unpunctuated German thought ends: a verb in its base form. */
export const GERMAN_VERB_END =
  /^(?!.*(?:ungen|(?<!ma|wa|su|ko|bu|spre|bre|rei|wei|strei|brau|lö|wi|ste|la)chen)$)\p{Ll}{3,}(?:en|ern|eln)$/u;
