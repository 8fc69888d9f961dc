import { goalFamily, type GoalFamily } from '../../shaping/goal-family.ts';

/** Goals in Portuguese. The steps name no thing of the writer's, so that nothing has to agree with it. */
export const PORTUGUESE_GOALS: readonly GoalFamily[] = [
  goalFamily({
    id: 'taxes',
    size: 'sitting',
    verbs: 'fazer entregar preparar declarar terminar',
    nouns: 'irs imposto declaração',
    except: 'pagar',
    related: 'recibos faturas contador contabilista finanças',
    steps: `
      # {it}
      ## Os papéis juntos
      Juntar os papéis num lugar | Um monte ou uma pasta. Sem ler ainda. | 20
      Entrar uma vez na página | Recupera a senha se for preciso. | 20
      Anotar o que falta | Rendimentos, despesas, cartas: uma linha cada. | 20
      ## Preencher e enviar
      Preencher as partes fáceis | Nome, morada, o que sabes de cor. | 25
      Pôr os números | Marca o que ficar em aberto e segue. | 30
      Rever uma vez e enviar | Guarda a confirmação onde a encontres. | 20`,
  }),
  goalFamily({
    id: 'move',
    size: 'project',
    verbs: 'organizar preparar planear planejar fazer',
    nouns: 'mudança',
    related: 'caixas senhorio caução carrinha',
    steps: `
      # {it}
      ## Vista geral
      Anotar o dia e quem ajuda | Nomes e números numa folha. | 15
      Arranjar dez caixas e fita | O supermercado costuma dar. | 25
      Anotar onde mudar a morada | Banco, seguro, luz, água. | 20
      ## Caixas
      Pôr uma estante em caixas | Primeiro o que se usa pouco. | 30
      Preparar uma caixa para a primeira noite | Lençóis, carregador, escova, café. | 20`,
  }),
  goalFamily({
    id: 'learn',
    size: 'project',
    verbs: 'aprender',
    nouns:
      'inglês francês alemão italiano espanhol guitarra violão piano costurar programar nadar desenhar cerâmica cozinhar',
    related: 'professor professora curso aulas',
    steps: `
      # {it}
      ## Primeiro contacto
      Escrever para que quero aprender | Uma frase basta. | 15
      Procurar uma aula para começar | A primeira razoável. Depois para de procurar. | 20
      Experimentar dez minutos | Aos tropeços está certo. | 15
      ## Continuar
      Escolher um quarto de hora fixo | Dia e hora, curto e sempre igual. | 15
      Deixar as coisas à vista | Onde passas. | 15`,
  }),
];
