import { nounDeeds } from './romance-nouns.ts';

/** What is mostly done about a thing that a Portuguese speaker only names, in Portugal and in Brazil. */
export const PORTUGUESE_NOUNS = nounDeeds(`
Pagar: a_fatura a_conta o_boleto o_aluguel a_renda a_luz a_água o_gás a_multa os_impostos o_imposto a_prestação o_condomínio o_iptu
  o_ipva o_iuc o_imi o_cartão a_mensalidade a_internet a_creche a_dívida a_anuidade o_iva a_segurança_social o_das o_mei o_seguro_do_carro
  a_escola_do_inglês a_guia
Renovar: o_cartão_de_crédito o_passaporte a_carteira_de_motorista a_carta_de_condução o_cartão_de_cidadão o_rg a_cnh o_passe o_visto a_assinatura
  a_matrícula o_cartão_europeu a_receita_médica a_autorização_de_residência
Fazer: a_inscrição a_inspeção a_inspecção a_mala as_malas os_deveres os_trabalhos_de_casa as_compras o_mercado a_cama o_irs o_inventário a_cópia_de_segurança
  o_backup a_lição a_lista a_sopa a_transferência a_declaração o_orçamento o_pix a_feira a_faxina o_tpc a_mudança_de_óleo
  a_tradução o_balanço a_redação o_trabalho o_projeto o_projecto a_revisão_do_texto
Comprar: leite ovos pão arroz massa macarrão azeite óleo açúcar sal farinha café chá água fruta frutas legumes verduras carne frango
  peixe queijo iogurte iogurtes manteiga tomate tomates batatas batata cebola cebolas alho limões maçãs bananas laranjas bolachas
  biscoitos cereais vinho cerveja cervejas refrigerante fiambre presunto atum feijão grão ração areia_do_gato papel_higiénico
  papel_higiênico papel_de_cozinha papel_toalha guardanapos detergente amaciante lixívia sabonete sabão champô shampoo xampu
  pasta_de_dentes escova_de_dentes fraldas toalhitas absorventes tampões lâmpadas lâmpada pilhas velas fita_cola parafusos silicone cola
  sacos_do_lixo saco_de_lixo esponjas cadernos canetas tinta selos flores um_presente o_presente presentes uma_prenda a_prenda prendas
  sapatos ténis tênis meias botas casaco a_farda o_uniforme os_manuais paracetamol ben-u-ron dipirona ibuprofeno pensos vitaminas
  sementes terra bolo_de_anos bacalhau bolo-rei panetone enfeites carregador bilhetes ingressos passagens passagem material_escolar dipirona
  caixas fita cartolina bexigas balões fermento
Marcar_consulta_com: o_dentista o_médico a_médica o_pediatra o_oftalmologista o_oftalmo a_ginecologista o_ginecologista a_gineco
  o_dermatologista a_dermatologista o_dermato o_fisioterapeuta o_fisio o_veterinário a_veterinária o_psicólogo a_psicóloga o_cardiologista
  o_ortopedista o_otorrino o_nutricionista a_nutricionista o_ortodontista
Marcar: consulta unha a_vacina as_vacinas as_análises o_exame_de_sangue a_revisão a_consulta o_cabeleireiro a_manicure a_ecografia o_ultrassom a_mamografia
  o_raio-x a_limpeza_dos_dentes o_check-up
Preparar: a_apresentação o_relatório a_aula a_entrevista a_fantasia o_discurso a_proposta o_exame a_prova o_almoço o_jantar o_lanche
  as_lancheiras a_reunião_de_pais o_menu a_ceia a_auditoria o_fato_de_carnaval
Pôr: a_máquina_de_roupa a_máquina_da_roupa a_máquina_de_lavar a_máquina_da_loiça a_máquina
Lavar: a_roupa o_carro a_louça a_loiça as_cortinas os_lençóis o_banheiro o_quintal
Passear: o_cão o_cachorro
Passar: as_camisas
Regar: as_plantas o_jardim a_horta
Limpar: a_cozinha a_casa_de_banho o_frigorífico a_geladeira o_forno as_janelas os_vidros a_casa o_aquário a_caixa_de_areia o_pó o_fogão
  a_churrasqueira
Arrumar: o_armário a_arrecadação o_quarto a_garagem os_papéis a_sala a_despensa o_escritório o_sótão as_gavetas o_guarda-roupa os_brinquedos
  a_mesa_de_trabalho
Assinar: o_contrato a_autorização o_termo a_caderneta a_procuração
Preencher: o_formulário a_ficha o_inquérito a_candidatura
Enviar: o_cv o_currículo a_encomenda a_carta os_convites o_manuscrito o_comprovativo o_comprovante o_atestado a_nota_fiscal
Responder_a: o_e-mail os_e-mails o_email os_emails a_mensagem as_mensagens o_mail os_mails
Organizar: a_festa a_viagem a_mudança as_fotos as_fotografias o_aniversário as_férias o_batizado o_churrasco a_despedida o_chá_de_bebê
Reservar: o_hotel a_mesa o_restaurante o_voo os_voos o_comboio o_alojamento a_pousada o_campo
Consertar: o_estore a_persiana a_torneira a_bicicleta a_tomada o_autoclismo a_porta a_fechadura o_chuveiro a_descarga a_goteira a_infiltração
  o_varal o_portão
Trocar: o_filtro os_pneus o_botijão a_lâmpada_do_corredor o_óleo o_refil o_óleo_do_carro
Cortar: a_relva a_grama as_unhas o_cabelo a_sebe
Pedir: a_bolsa o_subsídio a_certidão o_certificado o_orçamento_da_obra a_segunda_via o_abono
Tomar: o_remédio os_remédios a_medicação a_vitamina
Ir_a: a_farmácia o_banco os_correios a_padaria a_academia o_ginásio o_talho as_finanças o_cartório a_biblioteca a_lotérica
Terminar: a_tese o_tcc a_maquete as_conclusões o_capítulo o_artigo a_dissertação o_ensaio o_site
Levantar: a_receita os_resultados os_óculos
Tirar: o_lixo
Ligar_a: o_canalizador o_encanador o_eletricista o_senhorio o_chaveiro o_síndico
Pôr: gasolina
`);

/** What is at a time of its own, and what one does for it. */
export const PORTUGUESE_EVENTS = nounDeeds(`
Ir_a: a_consulta a_reunião o_casamento o_jantar o_almoço a_festa o_jogo o_concerto o_show o_funeral o_enterro a_missa a_formatura
  o_ensaio o_treino o_curso a_audiência a_visita a_aula_de_música o_batizado o_churrasco a_terapia o_dentista o_médico o_pediatra
  o_cabeleireiro a_fisioterapia o_fisio o_oftalmo a_peça a_assembleia a_excursão o_café o_veterinário a_psicóloga o_psicólogo o_exame_médico
Preparar: a_entrevista o_exame a_prova a_apresentação a_aula o_aniversário o_teste a_frequência a_defesa a_mudança
`);
