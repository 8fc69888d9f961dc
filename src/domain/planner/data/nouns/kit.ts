/** Clothes, kit for journeys, sport and school, and what trades, gardens and crafts use up. */
export const KIT = `
Get: card_reader cert certificate certified_copy refill translation paint_tester tester_pot nib dip_pen swim_short
swim_trunks float float_switch wrist_guard valuation merino_top school_shoe trainer sneaker runner plimsoll
wellington_boot gumboot welly walking_boot hiking_boot football_boot work_boot safety_boot sandal flip_flop flip-flop
thong jandal croc slipper sock tights stocking legging trouser pant jeans chino shorts skirt blouse t-shirt tshirt tee
vest sweater pullover hoodie fleece sweatshirt blazer waistcoat jacket waterproof anorak parka puffer snowsuit onesie
romper babygro sleepsuit babygrow pyjama pajama dressing_gown nightie knicker boxers bra underwear undies thermal
base_layer long_johns beanie sunhat cap glove mitten braces cufflink handkerchief shoelace lace insole shoe_polish
dubbin school_bag backpack daypack holdall duffel duffel_bag packing_cube toiletry_bag washbag wash_bag luggage_tag
luggage_strap luggage_lock bum_bag handbag purse wallet tote_bag carrier_bag swimming_costume swimming_trunk swimmers
togs bathers boardies swimsuit bikini rashie rashvest wetsuit goggle armband beach_towel sunglasses sunnies brolly
kurta saree sari salwar dupatta lehenga sherwani gele agbada aso_ebi aso-ebi turban hijab abaya costume_wig tutu
leotard ballet_shoe jazz_shoe tap_shoe dance_shoe dance_bag gym_bag shin_pad shinpad shin_guard gum_shield gumshield
mouthguard mouth_guard cricket_bat cricket_ball hockey_stick tennis_racket tennis_ball squash_ball shuttlecock
golf_ball football netball rugby_ball bike_helmet bike_lock bike_light bike_pump inner_tube bike_chain cycle_clip
cycling_short cleat puncture_kit puncture_repair_kit skateboard scooter_wheel roller_skate ski_pass crampon ice_axe
walking_pole trekking_pole tent_peg tent_pole groundsheet sleeping_bag sleeping_mat roll_mat air_bed airbed camp_bed
camping_chair camping_stove gas_canister gas_cartridge swag tarp tarpaulin dry_bag karabiner carabiner whistle compass
map guidebook phrasebook foreign_currency travel_money yoga_mat resistance_band foam_roller dumbbell kettlebell hi-vis
hi_vis high_vis knee_pad steel-toe_boot steelies steel_toe dust_mask ffp2_mask ffp3_mask ear_defender sharps_box
sharps_bin lanyard charger memory_stick usb_stick hard_drive external_drive phone_case screen_protector power_bank
powerbank headphone earphone earbud headset webcam mouse_mat monitor_stand laptop_bag laptop_stand microphone
mic_stand guitar_string violin_string bow_hair drum_stick plectrum capo reed rosin valve_oil music_stand sheet_music
metronome jubilee_clip pipe_clip hose_clip hose_connector hosepipe hose_reel garden_hose ptfe ptfe_tape plumbers_tape
copper_pipe waste_pipe compression_fitting push_fit isolating_valve ballcock float_valve stopcock flexi_hose
tap_cartridge rcbo mcb rcd back_box backbox pattress socket_front light_switch dimmer_switch dimmer junction_box wago
cable_clip trunking conduit twin_and_earth earth_rod downlight downlighter spotlight led_strip light_fitting
batten_light screw bolt washer nail wall_plug rawlplug rawl_plug hook door_handle doorknob door_knob drawer_knob hasp
dowel sandpaper sanding_disc drill_bit sds_bit blade masonry_bit grinder_disc cutting_disc grinding_disc spirit_level
tape_measure staple_gun wood_glue grab_adhesive no_more_nails sealant silicone caulk filler polyfilla expanding_foam
plasterboard plaster_mix multi-finish cement ballast sand mortar brick breeze_block thermalite lintel joist_hanger
joist timber plywood ply mdf osb skirting skirting_board architrave batten decking_board sleeper fence_panel
fence_post postcrete post_mix gravel_board chicken_wire barbed_wire fencing_wire slate flashing guttering downpipe
insulation rockwool tile tile_adhesive grout tile_spacer laminate_flooring underlay lino paint emulsion undercoat
primer varnish woodstain creosote paint_brush paintbrush roller_sleeve paint_roller roller_tray dust_sheet dustsheet
white_spirit turps methylated_spirit wd40 wd-40 engine_oil two-stroke_oil two_stroke hydraulic_oil gear_oil grease
antifreeze coolant screenwash screen_wash adblue brake_fluid brake_pad brake_disc brake_shoe wiper spark_plug
air_filter oil_filter fuel_filter cabin_filter pollen_filter cambelt headlight_bulb brake_light_bulb number_plate
l_plate p_plate tow_bar roof_bar roof_box jump_lead de-icer deicer ice_scraper sat_nav phone_holder car_mat seat_cover
wheel_trim snow_chain grease_gun baler_twine bale_wrap silage_wrap net_wrap fertiliser fertilizer weedkiller
weed_killer lime_bag ear_tag syringe needle sheep_dip marker_spray raddle foot_rot_spray hoof_spray vaccine_gun
electric_fencer energiser fence_stake colostrum mooring_line rope anchor_chain shackle flare bilge_pump impeller anode
antifoul antifouling sail_tape lifejacket buoyancy_aid fishing_line bait lure fender compost potting_mix topsoil
manure leaf_mould mulch bark_chipping grit gravel seed_tray seed seed_potato onion_set garlic_bulb tulip_bulb
daffodil_bulb daffodil bedding_plant pansy geranium begonia grow_bag growbag bamboo_cane garden_cane plant_label
plant_food tomorite bone_meal blood_fish_and_bone watering_can secateur loppers trowel garden_fork spade rake_head
strimmer_line strimmer_cord lawn_feed turf netting bird_feeder water_butt yarn wool stitch_marker embroidery_hoop
embroidery_floss thread cotton_reel bobbin zip zipper button popper press_stud velcro bias_binding interfacing elastic
ribbon_reel velvet felt fabric wadding pin tailors_chalk seam_ripper rotary_cutter cutting_mat pattern_paper
tracing_paper toy_stuffing toy_eye patch dye bead jewellery_wire clasp jump_ring watercolour watercolour_paper acrylic
gouache gesso linseed_oil canvas canvas_board easel sketch_pad sketchpad charcoal_stick pastel fineliner brush_pen
ink_bottle india_ink lino_sheet lino_block printing_ink screen_mesh squeegee glaze porcelain stoneware clay
kiln_element kiln_shelf kiln_prop wax beeswax beeswax_sheet wick fragrance_oil essential_oil resin silicone_mould
epoxy balsa craft_glue hot_glue_stick glitter sequin googly_eye pipe_cleaner lolly_stick fimo foam_board foamboard
mount_board mountboard craft_knife cellophane crepe_paper tissue_paper card_stock cardstock sugar_paper brown_paper
kraft_paper film_roll 35mm_film camera_film tripod lens_cloth softbox backdrop_paper gel light_stand xlr jack_lead
di_box guitar_lead power_supply pop_shield drum_skin cable_drum hive_frame hive_roof queen_excluder smoker_fuel jar
mouse_guard ice_pack heat_pad ankle_support slipper_grip till_roll receipt_roll price_gun price_tag price_label
carrier_bag_box display_stand paper_bag cake_box cake_board cake_topper cake_stand pizza_box takeaway_box takeaway_cup
coffee_cup coffee_lid delivery_bag chefs_knife apron hairnet blue_roll centrefeed blue_plaster probe_wipe
temperature_probe lego jigsaw_puzzle_set board_game colouring_book colouring_pencil play-doh playdough play_dough
teddy stocking_stuffer raffle_prize tombola_prize raffle_ticket raffle_book cloakroom_ticket medal trophy rosette
cricket_whites mouthpiece fake_blood stage_makeup spirit_gum prop_knife scrim gauze balance_bike trampoline
paddling_pool sandpit compost_bin food_bin peddle_bin pedal_bin clothes_horse airer drying_rack washing_line
rotary_line stepladder ladder
`;
