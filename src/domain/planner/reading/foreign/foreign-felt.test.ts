import { describe, expect, it } from 'vitest';
import { titlesOf } from '../../test-steps.ts';
import { readDump } from '../read-dump.ts';

function toDoIn(text: string): readonly string[] {
  return readDump({ text, today: '2026-11-21' }).items.map(({ title }) => title);
}

/** A page with one thing to do, and the lines beside it that are none. */
type Page = { readonly deed: string; readonly others: readonly string[] };

/** What of the other lines stands in a step, and the deed where it stands in none. */
function wrongIn({ deed, others }: Page): readonly string[] {
  const titles = titlesOf([deed, ...others].join('\n'))
    .join(' | ')
    .toLowerCase();
  const taken = others.filter((said) => titles.includes(said.toLowerCase()));
  return titles.includes(deed.toLowerCase()) ? taken : [...taken, deed];
}

describe('what is felt in other languages', () => {
  it('makes no step of how one is in Spanish', () => {
    expect(
      wrongIn({
        deed: 'comprar pienso del gato',
        others: [
          'menudo lunes llevo',
          'ando sin pilas',
          'mi espalda me mata',
          'no valgo para esto',
        ],
      }),
    ).toEqual([]);
    expect(
      wrongIn({
        deed: 'pagar el predial',
        others: [
          'estoy re quemada',
          'me choca mi suegra',
          'q verguenza lo de la reunion',
          'típico',
        ],
      }),
    ).toEqual([]);
  });

  it('makes no step of how one is in French, also without accents', () => {
    expect(
      wrongIn({
        deed: 'acheter des croquettes',
        others: [
          "j'ai le dos en miettes",
          'flemme intersidérale',
          'mon dos me lance',
          'ca me gave',
        ],
      }),
    ).toEqual([]);
    expect(
      wrongIn({
        deed: 'payer le Visa',
        others: ['chu tannée', 'ras le bol de cette pluie', 'jsuis eclatee', 'vivement vendredi'],
      }),
    ).toEqual([]);
  });

  it('makes no step of how one is in German', () => {
    expect(
      wrongIn({
        deed: 'Katzenfutter kaufen',
        others: ['Rücken killt mich', 'null bock auf alles', 'Liege nachts wach', 'unterirdisch'],
      }),
    ).toEqual([]);
    expect(
      wrongIn({
        deed: 'Glühbirne wechseln',
        others: ['Ich mag nicht mehr', 'ich trottel', 'zum Kotzen', 'bin so muede heute'],
      }),
    ).toEqual([]);
  });

  it('makes no step of how one is in Portuguese', () => {
    expect(
      wrongIn({
        deed: 'comprar fraldas',
        others: ['q preguiça', 'minhas costas não aguentam', 'tô só o pó', 'me sinto um lixo'],
      }),
    ).toEqual([]);
    expect(
      wrongIn({
        deed: 'marcar dentista da Manu',
        others: [
          'ando em baixo',
          'que raiva dessa operadora',
          'coração apertado',
          'sem saco pra nada',
        ],
      }),
    ).toEqual([]);
  });

  it('knows what somebody does to one, whoever it is', () => {
    expect(
      wrongIn({
        deed: 'llamar al seguro',
        others: ['mi jefa me saca de quicio', 'la vecina de arriba me tiene harta'],
      }),
    ).toEqual([]);
    expect(wrongIn({ deed: 'appeler la mutuelle', others: ["ce boulot m'épuise"] })).toEqual([]);
    expect(
      wrongIn({ deed: 'Miete überweisen', others: ['der Nachbar geht mir auf den Keks'] }),
    ).toEqual([]);
  });

  it.each([
    ['La espalda me mata, pedir cita con el fisio', ['Pedir cita con el fisio']],
    ['Estoy agotada pero tengo que pagar el alquiler', ['Pagar el alquiler']],
    ['Ich mag nicht mehr, muss aber noch die Miete überweisen', ['Die Miete überweisen']],
  ])('keeps what is to be done behind it: %s', (text, titles) => {
    expect(toDoIn(text)).toEqual(titles);
  });

  it('parts a deed from what is felt behind it in one breath', () => {
    expect(
      toDoIn('mañana llamar a la señora del piso que pereza me da todo y comprar un cargador'),
    ).toEqual(['Mañana llamar a la señora del piso', 'Comprar un cargador']);
  });

  it.each([
    ['El coche está roto\nestoy cansada', ['Arreglar el coche']],
    ['Die Heizung ist kaputt\nbin so müde', ['Die Heizung reparieren']],
  ])('leaves a thing that is broken a step: %j', (text, titles) => {
    expect(toDoIn(text)).toEqual(titles);
  });
});

describe('what is over in other languages', () => {
  it('makes no step of a thing with its participle, whenever and by whomever', () => {
    expect(
      wrongIn({
        deed: 'comprar yerba',
        others: ['itv pasada el jueves', 'certificado digital renovado ok', 'baños limpios'],
      }),
    ).toEqual([]);
    expect(
      wrongIn({
        deed: 'vider la cave',
        others: ['chaudière Lopez posée vendredi', 'plainte deposee hier', 'vaccins à jour'],
      }),
    ).toEqual([]);
    expect(
      wrongIn({
        deed: 'Kündigung schreiben',
        others: ['Küche ist verkauft 450 eur', 'Strom abgelesen', 'Waschmaschine repariert, 180 €'],
      }),
    ).toEqual([]);
    expect(
      wrongIn({
        deed: 'trocar o filtro',
        others: ['geladeira consertada pelo seu Zé', 'visto aprovado', 'carro lavado ontem'],
      }),
    ).toEqual([]);
  });

  it('makes no step of two things that are over, between commas', () => {
    const others = ['souper fait, vaisselle faite', 'permis renouvelé à la SAAQ'];
    expect(wrongIn({ deed: 'appeler Hydro', others })).toEqual([]);
  });

  it.each([
    ['factura de la luz sin pagar\ncomprar pan', ['Pagar la factura de la luz', 'Comprar pan']],
    ['Miete noch nicht überwiesen\nBrot kaufen', ['Miete überweisen', 'Brot kaufen']],
    ['camisa por planchar\ncomprar pan', ['Planchar la camisa', 'Comprar pan']],
  ])('keeps what is not over yet: %j', (text, titles) => {
    expect(toDoIn(text)).toEqual(titles);
  });

  it('keeps a rent that is not yet paid', () => {
    expect(toDoIn('loyer pas encore payé\nacheter du pain')[0]).toMatch(/^Payer le loyer/u);
  });
});
