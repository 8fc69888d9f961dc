/**
 * Areas of a life, and the things by which a step is known to belong to one. A low line stands for the
 * space within a name of two words; what stands behind `weak` says its area only where nothing else does.
 */
export type LifeArea = {
  readonly id: string;
  /** What a mountain or a rock of such steps is called. */
  readonly name: string;
  /** Its name beside another. */
  readonly short: string;
  readonly nouns: string;
  readonly weak?: string;
};

export const LIFE_AREAS: readonly LifeArea[] = [
  {
    id: 'money',
    name: 'Money',
    short: 'money',
    nouns: `
      money bill rent tax council_tax tax_return taxes bank bank_details overdraft refund debt loan mortgage pension fine
      parking_fine parking_ticket speeding_fine speeding_ticket standing_order direct_debit subscription salary wage payslip
      payroll insurance insurer insurers insurance_company premium budget savings credit_card debit_card credit_union
      payment payment_plan instalment deposit accountant bookkeeping receipt expense expenses invoice vat hmrc
      self_assessment universal_credit benefit benefits housing_benefit child_benefit child_support maintenance
      tariff energy_bill energy_company electricity_bill gas_bill water_bill phone_bill phone_contract broadband provider
      streaming netflix spotify gym_membership membership allowance grant_money fees school_fees course_fee price_rise
      meter_reading electric_reading gas_reading bailiff bailiffs arrears klarna paypal cash cheque atm iban transfer bank_transfer
      bank_card bank_statement cost costs financial_advice sixty_quid inheritance will probate estate
      collection_agency debt_collector food_bank budgeting reimbursement expense_claim expenses_claim claim
      accounts
    `,
    weak: 'pay pound euro dollar quid owe price cheaper gas electricity',
  },
  {
    id: 'health',
    name: 'Health',
    short: 'health',
    nouns: `
      doctor doctors doctor's gp dentist dentist's dental hygienist prescription prescriptions repeat_prescription blood_test blood_tests
      blood_pressure bloods tablet_box pills pill medication medicine meds adhd_meds antibiotics inhaler physio
      physiotherapist physiotherapy clinic hospital surgery operation scan ultrasound x-ray mri therapist therapy counsellor
      counselling psychiatrist psychologist eye_test eye_clinic eye_appointment optician optician's glasses contact_lenses lenses vaccination
      vaccine jab jabs injection flu_jab pharmacy pharmacist chemist splint brace crutches wheelchair bandage plaster_cast wrist knee
      back_pain shoulder hip ankle cough fever migraine rash eczema mole referral specialist consultant dermatologist
      midwife glucose_test smear smear_test mammogram biopsy test_results diagnosis assessment_centre symptoms sick_note
      fit_note doctor's_note hearing_aid hearing_test audiologist allergy allergies vitamins iron_tablets insulin diabetes asthma
      hot_water_bottle paracetamol ibuprofen ointment exercises rehab nurse health_visitor carer care_home ward
      discharge_letter medical_records health_insurance tooth teeth filling crown root_canal orthodontist podiatrist osteopath
      chiropractor gynaecologist pregnancy_test contraception check-up checkup screening smoking nicotine psychotherapy waiting_list insoles
      ear ears throat stomach heart lump pain pains
    `,
    weak: 'tablets test results appointment treatment sick eye eyes feet',
  },
  {
    id: 'jobs',
    name: 'Job search',
    short: 'job search',
    nouns: `
      cv cvs resume cover_letter covering_letter job_application job_applications job_interview interview job_centre jobcentre jobcenter recruiter linkedin
      portfolio vacancy vacancies job_advert job_ad job_ads job_offer applications
      job_alerts job_list job_search employment_agency temp_agency unemployment
    `,
    weak: 'application apply reference job jobs interviews',
  },
  {
    id: 'study',
    name: 'Study',
    short: 'study',
    nouns: `
      essay exam exams thesis dissertation lecture lectures seminar tutor supervisor revision revise flashcards past_paper past_papers assignment
      coursework study_module professor prof lab lab_report lab_report literature_review bibliography citations footnotes chapter methods_part
      uni university college student_loan student_finance scholarship bursary personal_statement essay_question exam_board
      study_group group_project presentation group_presentation slides_for_class quiz stats maths_test driving_theory theory_test driving_lesson driving_test
      course online_course evening_class language_course vocabulary grammar anki reading_list library_book library_books lecture_notes
      thesis_title semester term_paper homework_club conference_abstract abstract supervisor's ethics_form examiner viva
      internship_report mock_exam mocks learning_platform moodle canvas study_plan semester_fee
    `,
    weak: 'module course lesson library notes class study learn student paper introduction conclusion',
  },
  {
    id: 'work',
    name: 'Work',
    short: 'work',
    nouns: `
      work boss manager colleague colleagues client clients meeting report status_report weekly_report grant_report monthly_report
      expense_report timesheet rota shift shifts holiday_request leave_request annual_leave hr team team_lead agenda minutes
      presentation_for_work slides slide deck spreadsheet deadline handover handover_notes appraisal performance_review probation
      review_meeting contract_work project_plan proposal brief pitch quote_for_client offsite onboarding intern intern's
      apprentice customer customers stock stocktake stock_list supplier suppliers wholesaler order_form orders commission commissions shop_window
      etsy packaging market_stall stall workshop_booking lesson_plan lesson_plans worksheet worksheets marking marks
      parents'_evening_slides staff_meeting staff staff_room canteen audit budget_report sales stats_report invoice_client ticket_queue
      server database code bug bugs release deploy deployment backlog pull_request unit_tests api demo app_store inbox_work
      conference keynote grant grant_application funding funder tender bid resignation resignation_letter notice_period contract_of_employment
      employment_contract payrise pay_rise office desk_booking badge work_trousers work_shoes uniform_for_work health_and_safety
      certificate_of_incorporation bookings newsletter_list sponsor sponsors pump_company product_photos price_list catalogue trade_fair
      warehouse delivery_note foreman site_manager crew contractor union new_starter line_manager department ward_round research data_set
      reports forecast kpi kpis dashboard spreadsheet quarter figures patients pupils classroom
    `,
    weak: 'listing listings report contract project order orders schedule email emails deadline monday_morning talk training leave',
  },
  {
    id: 'creative',
    name: 'Making things',
    short: 'making things',
    nouns: `
      novel manuscript short_story poem poems zine comic album ep track tracks song songs beat podcast episode video vlog thumbnail trailer
      animation film footage clip clips reel recording recordings mix mixes master vocals guitar drums bass rehearsal gig setlist set_list
      band venue lyrics score choir_music sketch sketches painting canvas_board illustration illustrations drawing drawings print prints
      screen_print linocut pattern knitting_pattern cardigan quilt crochet yarn wool pottery glaze kiln mug mugs bowl bowls sculpture
      exhibition gallery art_show portfolio_site blog blog_post newsletter substack patreon discord stream twitch game_build game level sprite
      sprites soundtrack script storyboard costume cosplay beads jewellery candles soap craft_fair sewing_machine fabric embroidery
      photo_book photobook darkroom film_roll camera lens edit edits show_notes intro outro microphone mic plugin website portfolio_page
      tutorial workshop chapter_draft agent query_letter publisher editor proofs cover_art artwork merch logo poster design designs
      thread interfacing overlocker alterations bridesmaid_dress
    `,
    weak: 'photos photo pictures images the_text draft chapter website site',
  },
  {
    id: 'children',
    name: 'The children',
    short: 'children',
    nouns: `
      kid kids children kid's kids' children's son son's daughter daughter's baby baby's toddler twins nursery nursery_form childminder childcare kita kindergarten
      babysitter babysitting school_trip trip_letter pe_kit sports_kit swim_bag swimming_bag swimming_things school_club school_shoes
      school_uniform homework parents'_evening parents_evening teacher class_teacher headteacher school_run after-school_club
      school_bag packed_lunch lunch_box lunchbox permission_slip playdate party_bag party_bags nappies nappy formula
      pram pushchair buggy car_seat cot crib bottle bottles baby_clothes bedtime toys toy lego costume_for_school nativity school_play
      football_boots football_kit recorder scouts brownies cubs school reading_book spelling_test screen_time health_visitor red_book
      school_photos school_letter school_app school_form school_office gym_bag gym_kit swimming_lesson swimming_lessons
      goggles swimsuit child's kindergarten_spot daycare day_care advent_calendar tooth_fairy
    `,
    weak: 'class trip costume recital snowsuit wellies children boy girl sitter uniform consent_form',
  },
  {
    id: 'pets',
    name: 'The animals',
    short: 'animals',
    nouns: `
      dog dogs dog's cat cats cat's puppy kitten hamster rabbit rabbits guinea_pig guinea_pigs horse pony hens chickens fish_tank aquarium parrot budgie
      vet vet's vets dog_food cat_food litter litter_tray cat_litter hay straw farrier kennels kennel cattery lead collar flea_drops flea_treatment wormer worming
      dog_walker tortoise hutch stable saddle bird_seed pet_insurance pet_sitter chip microchip goat goats sheep beehive bees
    `,
    weak: 'cage bowl walkies',
  },
  {
    id: 'vehicle',
    name: 'Car and bike',
    short: 'transport',
    nouns: `
      car cars car's mot garage tyre tyres winter_tyres summer_tyres tire tires bike bikes bicycle puncture petrol diesel oil_change brake brakes brake_pads
      windscreen wiper wipers exhaust clutch engine headlight battery_for_the_car jump_leads roof_rack roof_box van moped scooter
      motorbike car_insurance car_tax road_tax logbook v5 driving_licence breakdown_cover car_wash number_plate parking_permit parking_space
      mechanic bike_light bike_lights bike_lock bike_shop chain tuv service_book caravan trailer
    `,
    weak: 'drive petrol_station',
  },
  {
    id: 'travel',
    name: 'Travel',
    short: 'travel',
    nouns: `
      flight flights hotel hotels airbnb hostel train_ticket train_tickets bus_ticket ferry suitcase packing_list rucksack_for_trip airport boarding_pass itinerary
      holiday_cottage travel_insurance visa sun_cream suncream currency luggage check-in campsite tent hire_car rental_car trip holiday
      travel_adapter train_times train connections coach_ticket transfer_to_airport passport_control seat_reservation sleeping_bag
    `,
    weak: 'packing pack bag passport station',
  },
  {
    id: 'moving',
    name: 'The move',
    short: 'the move',
    nouns: `
      moving_boxes moving_van removal removals removal_company movers removal_van moving_date moving_day new_flat new_house new_address change_of_address
      flat_viewing viewing viewings estate_agent letting_agent tenancy tenancy_agreement inventory old_flat handover_of_keys
      flat_handover house_hunting storage_unit mail_redirection redirect post_redirection floor_plan packing_tape bubble_wrap
      forwarding_address lodger
    `,
    weak: 'boxes keys move',
  },
  {
    id: 'garden',
    name: 'The garden',
    short: 'garden',
    nouns: `
      garden lawn lawnmower mower hedge hedges bulb bulbs tulips tulip_bulbs daffodils allotment compost compost_heap greenhouse seedlings seeds raised_bed raised_beds
      pots tomatoes_plants weeds weeding leaves gutter_leaves shed fence fence_panel fence_panels patio water_butt hose plants pond
      apple_tree tree trees shrub shrubs roses rose_bushes flowerbed flower_beds flower_bed secateurs pruning garden_waste bird_feeder fleece
    `,
    weak: 'soil plant dig rake spade',
  },
  {
    id: 'shopping',
    name: 'Food and shopping',
    short: 'shopping',
    nouns: `
      groceries grocery food_shop weekly_shop supermarket tesco aldi lidl asda sainsburys sainsbury's shopping shopping_list milk bread eggs butter cheese
      fruit vegetables potatoes onions rice pasta flour sugar coffee tea toothpaste shampoo toilet_paper toilet_roll loo_roll
      washing_powder washing-up_liquid dishwasher_tablets bin_bags batteries light_bulbs lightbulb bulb_for_lamp dinner lunch lunches breakfast supper meal meals
      meal_plan meal_prep soup stew cake cakes biscuits cupcakes casserole leftovers oven_dish freezer_meals salad meat chicken fish
      butcher bakery market oranges apples bananas snacks recipe sandwiches cereal yoghurt juice wine beer
      deodorant soap_refill tissues cling_film foil
    `,
    weak: 'food cook bake eat shop tea',
  },
  {
    id: 'home',
    name: 'Home',
    short: 'home',
    nouns: `
      kitchen bathroom bedroom living_room spare_room guest_room hallway attic loft cellar basement balcony laundry washing ironing bins bin recycling
      boiler radiator radiators heating plumber electrician leak tap taps drain drains toilet shower bath sink mould damp damp_patch
      dishwasher washing_machine dryer tumble_dryer fridge freezer oven hob cooker kettle microwave hoover vacuum mop
      bed beds bedding sheets duvet pillow pillows guest_bed sofa sofabed sofa_bed mattress table shelf shelves bookshelf wardrobe drawer drawers cupboard cupboards carpet
      rug curtains curtain curtain_rail blind blinds lamp lamps light bulb light_bulb smoke_alarm smoke_detector doorbell door doors lock window windows stairs ceiling
      wall walls paint wallpaper tiles grout floor floors roof gutter gutters chimney landlord landlady housing_association letting caretaker
      meter electricity_meter gas_meter heating_engineer handyman builder builders cleaner cleaning dusting dishes washing-up washing_up clothes
      coats winter_coat winter_coats wardrobe_doors sideboard fuse fuse_box socket sockets extension_lead drill screws key_safe spare_key spare_keys key_cutting
      furniture chest_of_drawers bulky_waste tip skip charity_shop charity_bag charity_bags charity_box jumble clutter mess boxes_in_the_hall flat
      house towels towel tea_towels ironing_board airer clothes_horse christmas_tree christmas_lights decorations christmas_decorations fairy_lights
      thermostat insulation draught chimney_sweep pest mice moths ants rats wasps septic_tank gas_bottle gas_bottles firewood logs salt_for_the_steps
      letterbox name_plate mirror picture_frame picture_frames hooks loft_hatch
    `,
    weak: 'room rooms box boxes battery alarm tools key keys tidy cleaned lights bag bags hall',
  },
  {
    id: 'devices',
    name: 'Computer and phone',
    short: 'computer',
    nouns: `
      laptop computer phone mobile tablet ipad iphone wifi wi-fi router password passwords backup backups back-up backup_drive hard_drive external_drive printer toner ink
      ink_cartridge storage cloud cloud_storage icloud google_drive update_software software app apps update email_account inbox emails spam
      charger charging_cable cable screen_protector phone_screen sim sim_card phone_storage photo_storage camera_roll two-factor browser
      tabs downloads virus memory_card memory_cards usb usb_stick monitor keyboard mouse headphones earphones tv remote alexa domain hosting mailing_list
      login account_password cards_from_today files folders folder
    `,
    weak: 'account file screen link code unread mails mail internet',
  },
  {
    id: 'papers',
    name: 'Paperwork',
    short: 'paperwork',
    nouns: `
      form forms passport passports passport_photos passport_photo licence license permit residence_permit certificate birth_certificate marriage_certificate
      registration register_office registry_office town_hall embassy consulate visa_form visa_appointment citizenship contract contracts documents document papers paperwork
      notary solicitor lawyer court statement witness_form power_of_attorney old_name id_card identity_card driving_licence_form bus_pass blue_badge
      dbs dbs_check letter_from_the_council council council_letter electoral_register electoral_roll jury_service pension_form divorce custody mediation mediator appeal complaint
      complaint_letter application_form tax_code national_insurance_number filing folder_of_papers post_pile letter_pile ombudsman social_services
      social_worker asylum home_office immigration official_letter opposition housing_office family_book
      reference_number policy_number crime_number press_card
    `,
    weak: 'letter letters sign signature application copy copies scan print fill post pile renew',
  },
  {
    id: 'people',
    name: 'Family and friends',
    short: 'people',
    nouns: `
      mum mum's mom mom's mother mother's mam dad dad's father father's parents nan nan's nana gran gran's granny grandma grandma's grandpa grandad grandfather grandmother
      aunt aunt's auntie uncle uncle's cousin cousin's sister sister's brother brother's sister-in-law brother-in-law mother-in-law mother-in-law's father-in-law in-laws
      niece nephew godson goddaughter godchild husband husband's wife wife's partner partner's boyfriend girlfriend fiance friend friend's friends best_friend
      neighbour neighbours neighbour's neighbor flatmate flatmate's housemate roommate
      birthday birthday_card birthday_cards birthday_present present presents gift gifts thank-you_card thank_you_card thank_you_cards christmas_card christmas_cards
      secret_santa wedding_present flowers bouquet sympathy_card condolence funeral wake anniversary christening baptism party hen_do stag_do baby_shower
      farewell invitation invitations invites guests guest_list rsvp family family_photo family_chat group_chat ex godmother godfather
      christmas_dinner christmas_presents christmas visit_from reunion leaving_do date_night dinner_party housewarming
    `,
    weak: 'card cards voucher wrap thank apologise sorry invite',
  },
  {
    id: 'groups',
    name: 'Clubs and groups',
    short: 'clubs',
    nouns: `
      committee treasurer agm choir choir_practice church parish church_hall village_hall volunteers volunteer club club_accounts tombola raffle raffle_tin raffle_prizes bake_sale fete fundraiser fundraising
      charity_run football_team team_sheet tournament fixtures referee scout_group pta parents'_association residents'_association tenants'_association association
      community_centre community_garden rehearsal_room women's_group men's_group toddler_group playgroup book_club food_bank_shift lodge league match captain membership_list allotment_committee
      mulled_wine_stall cake_stall flyers jumble_sale bell_ringers
    `,
    weak: 'minutes hall group stall',
  },
  {
    id: 'self',
    name: 'Looking after myself',
    short: 'self-care',
    nouns: `
      haircut hairdresser hairdresser's barber barber's nails nail_appointment massage sauna gym yoga pilates run swim walk sleep nap rest exercise meditation journal diary breathing
      bedtime shower_myself hair_appointment hair_dye beard eyebrows clothes_for_me new_shoes jeans fresh_air bath_time day_off me_time
    `,
    weak: 'hair water eat breakfast stretch relax shower',
  },
];
