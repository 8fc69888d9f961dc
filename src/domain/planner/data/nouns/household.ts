/** What is used up or needed at home, for babies and for animals. */
export const HOUSEHOLD = `
Buy: loo_roll toilet_roll bog_roll kitchen_roll napkin serviette tissue wipe nappy diaper pull-up nappy_bag nappy_sack
nappy_bin_refill sudocrem bepanthen teat dummy pacifier soother bib muslin bottle_steriliser sterilising_tablet
steriliser_tablet teething_gel gripe_water nurofen infacol cotton_wool cotton_bud q-tip earbud_tip ear_plug earplug
shower_gel body_wash handwash soap_powder sanitiser sanitizer moisturiser moisturizer lotion suncream sunblock
aftersun lip_balm chapstick vaseline antiperspirant perfume aftershave cologne razor_blade shaving_foam shaving_gel
toothbrush_head floss mouthwash hairspray hair_gel hair_dye hair_bobble hair_tie hairbrush comb hair_clip bobby_pin
kirby_grip tampon tampax pad panty_liner menstrual_cup condom lube pregnancy_test plaster band-aid bandaid bandage
sling tubigrip antiseptic savlon germolene tcp dettol paracetamol ibuprofen aspirin co-codamol panadol tylenol advil
benadryl antihistamine piriton hayfever_tablet hay_fever_tablet lemsip strepsil lozenge cough_mixture vitamin
vitamin_d multivitamin folic_acid iron_tablet probiotic eye_drop ear_drop nasal_spray vicks deep_heat
rehydration_sachet dioralyte imodium rennie gaviscon indigestion_tablet lateral_flow_test covid_test thermometer
first_aid_kit lens_solution denture_tablet nail_varnish nail_polish nail_varnish_remover nail_file makeup mascara
lipstick concealer eyeliner face_wash face_mask bath_bomb bubble_bath washing_powder washing_liquid washing_up_liquid
washing-up_liquid fairy_liquid dishwasher_tablet rinse_aid fabric_softener stain_remover vanish disinfectant zoflora
bathroom_cleaner oven_cleaner glass_cleaner limescale_remover descaler drain_unblocker drain_cleaner furniture_polish
floor_cleaner mould_spray mould_remover scourer steel_wool dishcloth j-cloth microfibre_cloth duster marigold
rubber_glove mop_head broom dustpan bin_bag bin_liner binbag bin-bag black_bag garbage_bag trash_bag freezer_bag
sandwich_bag ziploc ziplock zip_lock_bag zip_bag ziploc_bag tinfoil baking_tray_liner cupcake_case muffin_case
food_bag straw paper_plate paper_cup plastic_cup cocktail_stick toothpick skewer lighter firelighter kindling coal
charcoal candle tealight tea_light incense agarbatti diya bulb fuse fuse_wire aa_battery aaa_battery 9v_battery
button_cell duracell battery_pack extension_lead extension_cord power_strip adaptor plug_adapter travel_adapter
air_freshener febreze hoover_bag vacuum_bag moth_ball mothball moth_trap ant_powder ant_trap fly_spray fly_swat
mouse_trap mousetrap mouse_bait rat_poison rat_trap rat_bait wasp_spray roach_spray cockroach_bait mosquito_coil
mosquito_net mozzie_coil citronella insect_repellent bug_spray deet hanger clothespin peg ironing_board_cover
laundry_basket washing_basket bucket stamp envelope jiffy_bag cardboard_box moving_box packing_box storage_box
plastic_box tupperware lunchbox lunch_box jam_jar kilner_jar jar_lid gift_bag gift_tag gift_card voucher book_token
birthday_card sympathy_card christmas_card wedding_card get_well_card new_baby_card leaving_card
party_bag party_popper party_hat balloon helium bunting banner confetti glow_stick glowstick sparkler cracker_box
bauble tinsel fairy_light christmas_light christmas_tree xmas_tree advent_calendar wreath_ring pinata tablecloth
table_runner biro pen felt_tip sharpie highlighter marker crayon rubber eraser pencil_sharpener pencil_case ruler
protractor compass_set calculator exercise_book notepad index_card flashcard_set post-it postit sticky_note
ink_cartridge parafilm pritt_stick pva superglue blu_tack blutack drawing_pin thumbtack safety_pin paper_clip
paperclip bulldog_clip staple hole_punch folder binder lever_arch_file plastic_wallet poly_pocket polypocket label
sticker name_tag rubber_band elastic_band cable_tie zip_tie string twine cat_litter dreamies whiskas felix dogfood
dog_treat poo_bag dog_lead dog_collar flea_treatment flea_drop flea_collar worming_tablet wormer tick_remover
bird_seed fat_ball suet_ball fish_flake hay_bale haylage straw_bale chicken_feed pellet horse_feed chaff sugar_beet
salt_lick mineral_lick mineral_block calf_nut ewe_nut sheep_nut drench fly_mask shavings sawdust woodchip_bedding
cat_toy dog_toy scratching_post
Get: potty step_stool booster_seat car_seat highchair high_chair moses_basket stair_gate baby_gate cot_sheet
buggy_board rain_cover pram_liner nightlight night_light bath_seat changing_mat nappy_bin bottle_warmer breast_pump
steriliser baby_sling baby_carrier shower_mat bath_mat shower_curtain toilet_seat toilet_brush grab_rail shower_head
loo_seat bath_plug sink_plug kettle toaster blender air_fryer slow_cooker microwave_cover saucepan frying_pan wok
baking_tray cake_tin roasting_tin mixing_bowl measuring_jug sieve colander grater peeler tin_opener can_opener
corkscrew bottle_opener chopping_board bread_knife wooden_spoon spatula ladle whisk tongs_set cutlery crockery
plate_set cereal_bowl wine_glass tumbler mug coaster placemat butter_dish gravy_boat teapot cafetiere french_press
flask thermos cool_box cooler esky_lid picnic_blanket pillow pillowcase duvet duvet_cover bed_sheet fitted_sheet
mattress_protector mattress_topper cushion_cover hot_water_bottle electric_blanket comforter lampshade bedside_table
bookcase bookshelf door_stop doorstop doormat door_mat rug mirror picture_frame photo_frame command_strip clock vase
plant_pot curtain_pole curtain_rail curtain_ring draught_excluder blackout_blind net_curtain fan heater humidifier
smoke_alarm smoke_detector carbon_monoxide_alarm co_alarm fire_blanket fire_extinguisher padlock key_ring keyring
key_safe torch headtorch headlamp lantern commode walking_stick walking_frame zimmer_frame crutch wheelchair bed_rail
pill_box pill_organiser dosette_box hearing_aid_battery magnifying_glass litter_tray dog_bed cat_carrier pet_carrier
dog_crate dog_bowl water_bowl headcollar head_collar saddle_pad numnah stirrup girth hoof_pick
`;
