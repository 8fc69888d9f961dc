import {
  contextsOf,
  type ForeignPlan,
  notesOf,
  placesOfNouns,
} from '../../shaping/foreign-plan.ts';
import { PORTUGUESE_GOALS } from './portuguese-goals.ts';

/** What a plan says in Portuguese, in words of both Portugal and Brazil. */
export const PORTUGUESE_PLAN: ForeignPlan = {
  contexts: contextsOf(`
    # calls | Telefonemas | Telefonemas | Telefonemas
    Procura o número, escreve a primeira frase e liga. Deixar recado conta.
    Anotar o que quero dizer: {it} | Uma primeira frase e o número. Mais nada por agora.
    Anotar o que ficou combinado: {it} | Uma data ou um nome, onde voltes a encontrar.
    ligar telefonar marcar agendar remarcar desmarcar reclamar cobrar chamar
    # messages | Mensagens | Mensagens | Mensagens
    Duas frases honestas bastam. Envia antes de parecer pronto.
    Anotar uma linha: {it} | O que queres dizer? Poucas palavras chegam.
    Anotar a resposta: {it} | Uma palavra basta. Sem resposta também é resposta.
    responder escrever enviar mandar avisar perguntar convidar confirmar agradecer contactar contatar falar combinar encontrar
    encaminhar dizer lembrar
    # errands | Na rua | Rua | Coisas na rua
    Sapatos, saco, lista. A loja mais próxima serve.
    Ver onde e quando: {it} | O horário e um sítio. Depois para de procurar.
    Pôr no lugar: {it} | Esvazia o saco e senta um minuto.
    comprar buscar levar devolver trazer ir visitar entregar deixar depositar passar retirar levantar apanhar recolher
    doar
    # computer | No computador | Computador | Papelada
    Abre primeiro a página. Só isso; o próximo clique vem sozinho.
    Abrir o necessário: {it} | A página, o ficheiro ou a carta. Só abrir.
    Guardar o comprovativo: {it} | Uma captura ou o e-mail, numa pasta.
    pagar transferir renovar cancelar reservar imprimir solicitar pedir inscrever emitir baixar descarregar preencher atualizar
    assinar comparar rever revisar verificar publicar encomendar instalar emitir quitar copiar
    # home | Em casa | Casa | A casa
    Põe um temporizador. Melhor do que antes já conta.
    Juntar o necessário: {it} | Deixa à mão. Esse é o passo.
    Arrumar depois: {it} | Depois senta um minuto.
    limpar lavar varrer passar_a_ferro arrumar organizar cozinhar regar tirar consertar arranjar reparar pendurar podar montar
    esvaziar cortar dobrar guardar fazer pôr pintar fechar trocar desentupir
    # making | Trabalho com calma | Trabalho | Trabalho com calma
    Rascunho serve. Para quando o temporizador tocar, estejas onde estiveres.
    Abrir espaço: {it} | Abre, põe as coisas à frente, telemóvel longe.
    Olhar outra vez: {it} | Anota uma coisa para a próxima vez e para.
    redigir preparar estudar terminar acabar finalizar corrigir desenhar praticar aprender ler gravar editar planear planejar
    começar treinar ensaiar criar
    # self | Para mim | Eu | Cuidar de mim
    Devagar e pequeno está certo.
    Deixar à mão: {it} | Perto, para pedir pouco.
    Descansar um pouco depois: {it} | Senta ou deita. Isto conta.
    descansar dormir comer beber correr nadar caminhar meditar alongar respirar passear tomar
    # thinking | Por resolver | Resolver | Coisas por resolver
    Escreve o próximo passo concreto. Se forem dois minutos, faz já.
    Escrever uma linha: {it} | O que é, e o que seria suficiente?
    Anotar o próximo passo: {it} | Uma linha, com um dia ao lado.
    decidir pensar escolher resolver ver procurar descobrir tratar cuidar`),
  notes: notesOf(`
    ligar telefonar: Procura o número, escreve a primeira frase e liga. Deixar recado conta.
    marcar agendar: Tem duas horas que sirvam e liga ou usa a página.
    responder: Lê uma vez, responde à única pergunta, envia.
    enviar mandar: Abre, anexa o que for preciso, envia.
    escrever redigir: Começa pela linha mais fácil. Um rascunho conta.
    perguntar: Uma mensagem com uma pergunta clara. Qualquer resposta ajuda.
    ir: Vê a hora e como chegas lá. O resto pode esperar.
    conseguir: Pergunta a uma pessoa ou vê num sítio. Já é começar.
    tratar: Escreve numa linha o que falta. Isso já é começar.
    desentupir: Luvas, água quente, dez minutos.
    pedir: Diz o que precisas e para quando. Chamada ou mensagem, o que for mais fácil.
    tomar: Deixa à vista, com um copo de água.
    cobrar: Uma mensagem com o valor e uma data.
    falar: Anota a única coisa que queres dizer.
    comprar: Põe na lista. A loja mais próxima serve.
    buscar levantar retirar apanhar: Vê até que horas abre. Leva um saco.
    levar devolver: Deixa já ao lado da porta. É metade do caminho.
    pagar: Abre a conta, paga, guarda uma captura.
    renovar: Abre primeiro a página oficial. Tem o antigo ao lado.
    cancelar: Procura "cancelar" na tua conta ou manda uma frase clara.
    reservar: Vê duas opções e fica com uma.
    encomendar: O primeiro que serve é o certo. Encomenda e fecha a página.
    entregar: Confere o nome e o anexo uma vez, envia, guarda o comprovativo.
    preencher: Começa pelo nome e a morada. Deixa o que não sabes.
    assinar: Lê uma vez, assina e põe onde tem de ir.
    imprimir: Abre o ficheiro, imprime uma folha, vê, depois o resto.
    limpar varrer: Põe um temporizador. Melhor do que antes já conta.
    organizar: Anota três coisas de que precisas e faz a primeira.
    arrumar: Guarda dez coisas. Dez, e olha outra vez.
    lavar: Mete a roupa ou enche o tanque. O resto espera.
    regar: Enche o regador e dá uma volta.
    cozinhar: Põe tudo na mesa primeiro. Simples está bem.
    consertar arranjar reparar: Olha de perto e traz a única ferramenta de que precisa.
    preparar: Anota três coisas de que precisas e faz a primeira.
    terminar acabar finalizar: Abre onde paraste. Só a próxima parte pequena.
    estudar praticar aprender: Cinco minutos do fácil, cinco do difícil.
    ler: Uma página. Depois decides outra vez.
    encontrar: Confirma hora e sítio numa mensagem.
    procurar: Vê em três sítios, cinco minutos cada. Depois pergunta.
    decidir escolher: Duas opções num papel. Suficiente é suficiente.
    fazer: Começa pelo mais pequeno. Parar a meio é permitido.`),
  spareNotes: [
    'Escreve o próximo passo concreto. Se forem dois minutos, faz já.',
    'Começa cinco minutos. Depois podes parar.',
    'Primeiro a parte mais fácil. Hoje não é preciso mais.',
    'Anota uma linha: o que seria suficiente?',
    'Olha só uma vez e deixa à mão o que for preciso.',
  ],
  places: placesOfNouns(`
    messages: mensagem e-mail mail email whatsapp
    computer: fatura impostos carteira passaporte
    self: remédios comprimidos vitaminas sesta ioga`),
  goals: PORTUGUESE_GOALS,
};
