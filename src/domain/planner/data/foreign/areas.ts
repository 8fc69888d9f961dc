import { wordSet } from '../../words/word-set.ts';
import { type LanguageCode } from '../languages.ts';

/** What people write over the lines of a page: rooms, and the parts of a life. Alone, each may be a thing to do. */
export const AREAS: ReadonlyMap<LanguageCode, ReadonlySet<string>> = new Map([
  [
    'es',
    wordSet(`
casa hogar depa piso cocina baño baños sala salón comedor dormitorio cuarto habitación recámara pasillo entrada patio jardín balcón
terraza garaje cochera trastero taller trabajo curro chamba oficina tienda negocio cole colegio escuela uni universidad facultad
estudios clases papeles papeleo trámites banco dinero finanzas pagos compras súper mercado familia niños nenes peques abuelos salud médicos
coche carro auto moto bici gimnasio gym deporte navidad navidades reyes boda cumple cumpleaños fiesta viaje vacaciones mudanza perro gato mascotas
huerto campo personal yo varios`),
  ],
  [
    'pt',
    wordSet(`
casa lar cozinha banheiro sala quarto quartos corredor entrada quintal jardim varanda garagem arrecadação oficina trabalho
escritório loja negócio escola faculdade uni universidade estudos aulas papéis papelada burocracia banco dinheiro finanças contas
compras mercado supermercado família miúdos crianças filhos pais avós saúde médicos carro mota moto bicicleta ginásio academia
natal páscoa casamento aniversário festa viagem férias mudança cão cachorro gato bichos horta pessoal eu vários`),
  ],
  [
    'fr',
    wordSet(`
maison appart appartement cuisine salon chambre chambres couloir entrée bain sdb jardin balcon terrasse garage cave grenier
atelier travail boulot taf bureau boutique magasin école collège lycée fac université études cours papiers paperasse
administratif banque argent finances factures courses marché famille enfants gosses parents santé médecins voiture bagnole moto
vélo sport noël pâques mariage anniversaire fête voyage vacances déménagement chien chat animaux potager perso divers moi`),
  ],
  [
    'de',
    wordSet(`
haus haushalt wohnung küche bad badezimmer wohnzimmer schlafzimmer kinderzimmer arbeitszimmer flur garten balkon terrasse garage
keller dachboden werkstatt arbeit job büro laden firma schule kita uni studium papierkram papiere behörden ämter bank geld
finanzen rechnungen einkauf einkaufen familie kinder eltern gesundheit ärzte auto motorrad fahrrad sport weihnachten ostern
advent hochzeit geburtstag feier party reise urlaub umzug hund katze tiere verein privat ich sonstiges`),
  ],
]);
