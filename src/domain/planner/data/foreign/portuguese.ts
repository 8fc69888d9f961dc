import { anyOf, wordMap } from '../../words/word-set.ts';
import { weekdaysIn } from './day-names.ts';
import { PORTUGUESE_EVENTS, PORTUGUESE_NOUNS } from './portuguese-nouns.ts';
import { type RomancePack } from './romance-pack.ts';

const IS = String.raw`(?:(?:já )?(?:está|estão|esta|tá|tão|ta|anda|ficou|continua|segue) (?:muito |super |meio |todo |toda |tudo |um pouco |outra vez |de novo )?)`;

export const PORTUGUESE: RomancePack = {
  nouns: PORTUGUESE_NOUNS,
  events: PORTUGUESE_EVENTS,
  neutral: 'Tratar de',
  opens: /^(?:o|a|os|as|meu|minha|meus|minhas|um|uma|uns|umas|nosso|nossa)$/u,
  contractions: [
    [/^de ([oa]s?)$/u, 'd$1'],
    [/^a (os?)$/u, 'a$1'],
    [/^a a(s?)$/u, 'à$1'],
    [/^de (meus?)$/u, 'do $1'],
    [/^de (minhas?)$/u, 'da $1'],
  ],
  states: [
    [/^não p[aá]ra de /u, 'Consertar'],
    [
      /^(?:tem|tá com|está com) (?:o|a|os|as|uma?) \p{L}+ (?:quebrad[oa]s?|furad[oa]s?|partid[oa]s?|rachad[oa]s?|rasgad[oa]s?)(?!\p{L})/u,
      'Consertar',
    ],
    [
      new RegExp(
        `^(?:${IS})?(?:quebrad[oa]s?|partid[oa]s?|estragad[oa]s?|avariad[oa]s?|queimad[oa]s?|furad[oa]s?|rasgad[oa]s?|solt[oa]s?)(?!\\p{L})`,
        'u',
      ),
      'Consertar',
    ],
    [
      /^(?:se )?(?:fundiu|fundiram|quebrou|quebraram|estragou|avariou|queimou|furou|partiu|rasgou|pifou|rebentou|estourou|soltou|caiu)(?:-se)?(?!\p{L})/u,
      'Consertar',
    ],
    [
      /^(?:está |tá |estão |continua )?(?:a |)(?:pinga|pingar|pingando|vaza|vazando|vazar|verter|verte|gotejando|gotejar|perde água|perder água|com fuga|com vazamento|não fecha|não abre)(?!\p{L})/u,
      'Consertar',
    ],
    [new RegExp(`^(?:${IS})?(?:entupid[oa]s?|entupiu)(?!\\p{L})`, 'u'), 'Desentupir'],
    [
      /^(?:já )?não (?:funciona|funcionam|liga|pega|arranca|carrega|imprime|aquece|gela|esquenta|anda|(?:está|tá) (?:gelando|esquentando|aquecendo|carregando|funcionando|ligando|fechando|imprimindo))(?!\p{L})|^parou de \p{L}+r(?!\p{L})/u,
      'Verificar',
    ],
    [
      /^(?:está a fazer|tá fazendo|está fazendo|faz|fazem|anda a fazer) (?:um |uns |muito |uma )?(?:barulhos?|ruídos?|barulheira|coisas estranhas)(?!\p{L})|^(?:está|tá|anda|vai) (?:muito |super |meio )?(?:lent|estranh|mal|esquisit)|^(?:falha|está a falhar|tá falhando|trava|travando|bloqueia|cheira|tá travando|está travando)(?!\p{L})/u,
      'Verificar',
    ],
    [
      new RegExp(
        `^${IS}(?:suj[oa]s?|imund[oa]s?|nojent[oa]s?|um nojo|cheia? de (?:pó|pelos?|gordura|lama|mofo)|encardid[oa]s?)`,
        'u',
      ),
      'Limpar',
    ],
    [
      new RegExp(
        `^(?:${IS})?(?:um (?:caos|desastre|pandemónio)|uma (?:bagunça|confusão|desgraça|zona)|desarrumad[oa]s?|de pernas para o ar|de pernas pro ar|bagunçad[oa]s?)(?!\\p{L})`,
        'u',
      ),
      'Arrumar',
    ],
    [new RegExp(`^${IS}(?:chei[oa]s?|lotad[oa]s?|a abarrotar|a transbordar)$`, 'u'), 'Esvaziar'],
    [new RegExp(`^${IS}(?:vazi[oa]s?)(?!\\p{L})`, 'u'), 'Encher'],
    [new RegExp(`^${IS}(?:sec[oa]s|murchas|com sede)(?!\\p{L})`, 'u'), 'Regar'],
    [
      /^(?:me )?(?:vence|vencem|caduca|expira|venceu|caducou|expirou|acaba o prazo)(?!\p{L})|^(?:está|tá|estão) (?:vencid|caducad|expirad)/u,
      'Renovar',
    ],
    [/^(?:precisa|precisam|necessita|tá precisando|está a precisar) (?:de |d)/u, ''],
  ],
  brokenBehind: [
    [/^(?:quebrad[oa]s?|partid[oa]s?|estragad[oa]s?|avariad[oa]s?|furad[oa]s?)$/u, 'Consertar'],
    [/^(?:entupid[oa]s?)$/u, 'Desentupir'],
    [/^(?:vencid[oa]s?|caducad[oa]s?)$/u, 'Renovar'],
    [/^(?:pendentes?|por pagar|atrasad[oa]s?)$/u, ''],
  ],
  shortage:
    /^(?:(?:já |quase )?não (?:há|tem|temos|tenho|sobrou)(?: mais| quase)?|(?:já )?(?:acabou|acabaram|tá acabando|está a acabar|está acabando|estão a acabar)(?:-se|-se-me)?|falta-me|faltam-me|(?:me |nos )?faltam?|(?:estamos|estou|tô|tamo|tamos|continuo) sem|(?:fiquei|ficamos) sem|sem) (?:o |a |os |as )?(?!que |tempo|vontade|força|paciência|cabeça|ânimo|energia|grana|nada|ninguém|dinheiro|problema|dormir|condições|como|\p{L}+(?:ar|er|ir)(?: |$))/u,
  ranOut:
    /^(?:já )?(?:acabou|acabaram|está a acabar|tá acabando|está acabando|estão acabando|já era)(?:-se)?(?!\p{L})/u,
  buy: 'Comprar',
  getHold: 'Conseguir',
  giveBack: 'Devolver',
  handOver: 'Passar',
  prepare: 'Preparar',
  go: 'Ir',
  reasons:
    /^(?:porque|pq|pois|já que|visto que|uma vez que|embora|mesmo que|apesar de|senão|se não|a ver se|pra ver se|para ver se|assim já|quando)(?!\p{L})/u,
  clauses:
    /^(?:vencem?|caducam?|fecham?) |^\p{L}+-se |^que (?:eles|elas|já|se|me|não|lhe|nos|está|estão|tá|tão|vence|quer|querem|demora|demoram|fecha|fecham|tem|tenho|precisa|é|são|vai|vem|vêm|pediu|pede|diz|disse|falta|acabou|chega|chegam|começa|quebrou|ficou|fica|eu|a|o|ela|ele|há|foi|era|estava|abre|sempre|agora|as outras|os outros|(?:o|a|os|as) \p{L}+ (?:já|não|está|tá|se))(?!\p{L})/u,
  saying:
    /^(?:dizer|avisar|perguntar|lembrar|verificar|confirmar|explicar|contar|pedir|informar|escrever|falar|garantir)/u,
  asked:
    /(?<!\p{L})(?:quer|querem|pede|pedem|pediu|pediram|precisa|espera|exige) que (?:eu )?(?:(?:lhe|lhes|a|o|as|os|me) )?|(?<!\p{L})(?:pediu|pediram|pede|falou|disse|mandou)(?:-me)? (?:me )?(?:pra|para) (?:eu )?(?!\p{L}+ que )|(?<!\p{L})(?:diz|disse|dizem|disseram|falou) que (?:tenho de|tenho que|tem que|tem de|temos de|temos que|preciso|devo|é preciso) (?:de )?/u,
  when: new RegExp(
    String.raw`^(?:hoje|amanhã|agora|logo|esta|este|essa|esse|na|no|em|ao|à|às|de|da|a|o|próxima|próximo|que|vem|${anyOf(weekdaysIn('pt'))}|manhã|tarde|noite|semana|fim|dia|depois|uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|meia|meio-dia|horas?|\d{1,2}h?(?:[:.]?\d\d)?)$`,
    'u',
  ),
  forms: wordMap(`
    faço:fazer vou:ir ponho:pôr trago:trazer saio:sair vejo:ver dou:dar peço:pedir venho:vir leio:ler vamos:ir pego:pegar
    faça:fazer vá:ir ponha:pôr traga:trazer peça:pedir veja:ver pague:pagar ligue:ligar busque:buscar entregue:entregar
    ajude:ajudar acompanhe:acompanhar passo:passar passe:passar levo:levar leve:levar busco:buscar vá:ir farei:fazer irei:ir
    combinei:combinar marque:marcar dê:dar fique:ficar`),
  birthday: [/^(?:\p{L}+ ){1,3}faz (?:\d+|anos)/u, 'Preparar o aniversário de'],
  carriedOut: /^(?:por|para|pra|sem)$/u,
  finished:
    /^(?:(?:ah|e|bom|o lado bom é que|ainda bem que|graças a deus) )*(?:finalmente |já |até que enfim )(?:está |estão |tá )?\p{L}+(?:ei|i|ou|ado|ido|ada|ida|eito|eita|ago|aga|ue)(?!\p{L})|(?<!\p{L})(?:já está|já estão|já foi|feit[oa]s?|pag[oa]s?|✓|✅)[.!]?$/u,
  openings: [
    [/^(?:ainda )?(?:me devem|me deve|devem-me|deve-me) /u, 'Cobrar'],
    [/^preciso que /u, 'Garantir que'],
    [
      /^não (?:encontro|acho|sei onde (?:está|estão|pus|deixei)) |^perdi (?=(?:o|a|os|as|meu|minha) )/u,
      'Procurar',
    ],
    [/^não (?:sei|me lembro|lembro) se /u, 'Verificar se'],
  ],
  appointment: [[/^(?:combinei|combinámos|combinamos|marquei) com /u, 'Encontrar']],
  has: /^(?:tenho|temos|há|tem)(?: uma?)? /u,
  noted:
    /^(?:fazer (?:uma|a|minha) lista(?! (?:de|do|da|dos|das|para|pra) (?!coisas|tarefas|tudo))|(?:anotar|apontar|escrever) (?:várias|umas|algumas|todas as|as|minhas) coisas|anotar tudo)(?!\p{L})/u,
  wishes:
    /^(?:um dia|queria muito|algum dia|qualquer dia|quem sabe um dia|adorava|adoraria|gostava de|gostaria de|quem me dera|seria bom|tenho vontade de|sonho em)(?!\p{L})/u,
};
