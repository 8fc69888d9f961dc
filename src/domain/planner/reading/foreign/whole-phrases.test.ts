import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

/** What runs on before and behind, so that the words are parted where marked speech would break. */
const AROUND = {
  es: [
    'bueno a ver tengo que pasear al perro y',
    'y comprar croquetas para el gato ah y también hay que regar las plantas del balcón y marcarle al doctor',
  ],
  fr: [
    'bon alors il faut promener le chien et',
    'et puis acheter du lait pour les petits ah oui appeler le garage pour la courroie et ranger la cave',
  ],
  pt: [
    'então preciso de passear o cão e',
    'e comprar fraldas para a miúda ah e ligar à escola por causa do transporte e regar as plantas da varanda',
  ],
  de: [
    'also ich muss den hund ausführen und',
    'und milch kaufen und die oma anrufen wegen dem geburtstag und dann noch die blumen auf dem balkon gießen',
  ],
} as const;

describe('what is said as one is not parted', () => {
  it.each([
    [
      'es',
      'depositarle a mi suegra los mil quinientos de la tanda a más tardar el viernes',
      'Depositarle a mi suegra los mil quinientos de la tanda a más tardar el viernes',
    ],
    ['es', 'devolverle a la vecina la escalera', 'Devolverle a la vecina la escalera'],
    ['es', 'pagarle al fontanero la factura', 'Pagarle al fontanero la factura'],
    [
      'es',
      'entregar los papeles a más tardar el lunes',
      'Entregar los papeles a más tardar el lunes',
    ],
    ['es', 'mandar el paquete lo antes posible', 'Mandar el paquete lo antes posible'],
    ['fr', 'rendre le dossier au plus tard vendredi', 'Rendre le dossier au plus tard vendredi'],
    ['fr', 'envoyer le colis le plus vite possible', 'Envoyer le colis le plus vite possible'],
    [
      'pt',
      'mandar o comprovativo o mais tardar na sexta',
      'Mandar o comprovativo o mais tardar na sexta',
    ],
    ['pt', 'marcar a consulta o quanto antes', 'Marcar a consulta o quanto antes'],
    ['es', 'comprarle a la nena zapatillas nuevas', 'Comprarle a la nena zapatillas nuevas'],
    ['es', 'pedirle a Camilo los archivos del cartel', 'Pedirle a Camilo los archivos del cartel'],
    ['fr', 'envoyer à mon chef ma date de reprise', 'Envoyer à mon chef ma date de reprise'],
    ['fr', 'rendre au voisin la perceuse', 'Rendre au voisin la perceuse'],
    ['pt', 'enviar ao chefe a data de regresso', 'Enviar ao chefe a data de regresso'],
    ['es', 'responderle a Laura que le podía cuidar el piso', 'Responderle a Laura'],
    ['fr', 'je dois rendre les clés de la cave', 'Rendre les clés de la cave'],
    [
      'de',
      'ich muss bis spätestens donnerstag die unterlagen abgeben',
      'Bis spätestens donnerstag die unterlagen abgeben',
    ],
    [
      'de',
      'den antrag spätestens am freitag abschicken',
      'Den antrag spätestens am freitag abschicken',
    ],
  ] as const)('%s: %s', (code, said, title) => {
    const [before, behind] = AROUND[code];
    expect(titlesOf(`${before} ${said} ${behind}`)).toContain(title);
  });

  it.each([
    ['es', 'llamar a mi suegra la luz ya está pagada', 'Llamar a mi suegra'],
    ['es', 'llevar a Lucía al dentista sacar la basura', 'Llevar a Lucía al dentista'],
    ['es', 'pagar la luz antes del lunes lavar el coche', 'Lavar el coche'],
    ['es', 'hay que pedir más recoger el paquete en correos', 'Recoger el paquete en correos'],
    ['es', 'entregar los papeles a más tardar el lunes recoger el traje', 'Recoger el traje'],
    ['es', 'hay que pagarle a la niñera comprar manzanas', 'Comprar manzanas'],
    ['fr', 'parler à Julien la voiture est prête', 'Parler à Julien'],
    ['fr', 'rendre à Thibault sa clé racheter une poêle', 'Racheter une poêle'],
    ['pt', 'enviar ao chefe a data regar o jardim', 'Regar o jardim'],
    ['fr', 'appeler maman la veille réserver le resto', 'Réserver le resto'],
    ['fr', 'rendre le dossier au plus tard vendredi réserver le resto', 'Réserver le resto'],
    ['pt', 'ligar à minha mãe marcar o dentista', 'Marcar o dentista'],
    ['pt', 'pagar a luz a garagem já está paga', 'Pagar a luz'],
    ['pt', 'mandar o comprovativo o mais tardar na sexta marcar o dentista', 'Marcar o dentista'],
    ['de', 'den antrag spätestens am freitag abschicken dann das auto waschen', 'Das auto waschen'],
  ] as const)('%s: what begins behind it still does: %s', (code, said, title) => {
    const [before, behind] = AROUND[code];
    expect(titlesOf(`${before} ${said} ${behind}`)).toContain(title);
  });
});
