/** People by what they are, what is agreed with them, and what comes on a day. */
export const PEOPLE_AND_EVENTS = `
Call: engineer fitter joiner carpenter plasterer tiler decorator glazier locksmith scaffolder bricklayer handyman
handywoman boiler_man gas_man washing_machine_man fridge_man tree_surgeon landscaper gardener window_cleaner
carpet_cleaner chimney_sweep drain_man drain_company pest_control exterminator rat_man skip_hire skip_company
removal_man removals movers removal_company aerial_man borehole_man septic_man septic_tank_man tow_truck
breakdown_service rac panel_beater tyre_place tyre_shop body_shop bodyshop farrier blacksmith shearer contractor
hay_man feed_merchant ai_man knackerman milk_recording agronomist landlady lettings housing_association
housing_officer concierge strata body_corporate social_worker key_worker carer care_home care_manager district_nurse
health_visitor midwife_team occupational_therapist ward gp_receptionist pharmacist dementia_nurse macmillan_nurse
hospice pension_service dwp jobcentre job_centre universal_credit hmrc centrelink medicare irs dmv ssa social_security
uscis embassy consulate high_commission passport_office insurance_company loss_adjuster broker mortgage_adviser
mortgage_advisor financial_adviser financial_advisor conveyancer barrister citizens_advice debt_helpline
building_society credit_union energy_company electricity_company gas_board gas_company water_company water_board
broadband_company internet_provider virgin telstra optus eskom phone_company undertaker funeral_director vicar priest
minister pastor imam rabbi registrar celebrant photographer videographer band_leader venue_manager hall_committee
church_hall_lady piano_tuner dog_groomer dog_walker dog_sitter cat_sitter pet_sitter breeder courier parcel_depot
sorting_office lost_property customer_service helpdesk help_desk it_support tech_support service_desk mam mammy mummy
mommy mama mamma papa nanna grandfather grandmother nonna oma opa abuela abuelo abuelita bibi dadi nani lola lolo
sister brother sis bro aunt cousin niece nephew godmother godfather goddaughter godson mother-in-law father-in-law
sister-in-law brother-in-law mil fil in-law stepmum stepmom stepdad stepson stepdaughter ex-husband ex-wife
best_friend best_mate
Get_in_touch_with: friend mate neighbour neighbor colleague coworker co-worker classmate flatmate housemate roommate
boss manager supervisor tutor professor lecturer advisor adviser student_services student_finance registrar's_office
registry admissions union union_rep shop_steward hr human_resources occupational_health payroll_department
payroll_office it_department headteacher senco school_office school_nurse teacher teaching_assistant childminder
after-school_club pta scout_leader treasurer chairperson churchwarden secretary committee editor publisher publicist
producer gallery gallerist curator promoter client customer supplier wholesaler vendor freelancer subcontractor
recruiter head_hunter referee mentor bookkeeper auditor tax_accountant facilities security_guard foreman architect
surveyor planning_officer planning_department parish_council mp councillor senator congressman local_paper journalist
volunteer_coordinator volunteers trustees
Book: optometrist optometry podiatrist physiotherapist gynaecologist gynecologist obgyn cardiologist neurologist
psychiatrist psychologist counselor audiologist dietitian dietician nutritionist acupuncture acupuncturist reflexology
eye_test eye_exam hearing_test blood_test smear_test colonoscopy endoscopy ultrasound mri medication_review
asthma_review diabetic_review physical health_check mole_check well_woman flu_shot immunisation rabies_shot
hair_colour highlights root_touch-up blow_dry manicure pedicure waxing spa_day fitting gas_safety_check chimney_clean
oven_clean carpet_clean driving_lesson theory_test swimming_lesson piano_lesson tennis_lesson test_drive trial_shift
campsite caravan_site cottage b&b guest_house hire_car rental_car car_hire car_rental van_hire minibus coach_trip
eurostar ferry_crossing airport_transfer cab childcare dog_grooming holiday_club breakfast_club after_school_club
half_term_club summer_camp christmas_table dinner_table restaurant_table registry_office marquee bouncy_castle disco
photo_booth face_painter magician entertainer removal_van portaloo portable_toilet cherry_picker annual_leave
leave_day time_off days_off rehearsal_room rehearsal_space practice_room studio_time meeting_room court_slot tip_slot
courier_collection grocery_delivery tesco_slot ocado_slot delivery_slot click_and_collect
Get_ready_for: ofsted audit audit_day open_day open_house sports_day school_play nativity christmas_concert
carol_concert carol_service school_trip field_trip residential camp sleepover_party house_move moving_day removal_day
visit house_guest guests visitors market craft_fair school_fair fete bazaar boot_sale yard_sale garage_sale
jumble_sale bake_sale cake_sale fundraiser gala raffle_night quiz_night race race_day marathon 10k triathlon
tournament derby belt_grading horse_show dog_show agricultural_show flower_show craft_show fashion_show open_mic
recital performance premiere opening preview private_view launch launch_party operation surgery_date procedure biopsy
first_day first_day_back hearing tribunal job_interview second_interview phone_interview defence exam_week mock_exam
assembly comic_con convention conference expo trade_show hackathon game_jam harvest lambing calving shearing dipping
silage baptism christening confirmation first_communion bar_mitzvah bat_mitzvah naming_ceremony aqiqah diwali eid
ramadan iftar holi navratri puja pooja pongal onam raksha_bandhan karva_chauth hanukkah passover seder easter
thanksgiving thanksgiving_dinner thanksgiving_lunch christmas_dinner christmas_lunch bonfire_night guy_fawkes hogmanay
new_year new_years_eve new_year's_eve nye australia_day anzac_day independence_day st_patrick's_day paddy's_day
burns_night remembrance_sunday funeral repast memorial ash_scattering burial storm cold_snap frost hurricane_season
bushfire_season load_shedding power_cut
Prepare_for: agm egm parents_evening parents'_evening parent-teacher_conference parent_teacher_conference one-to-one
1:1 one-on-one 121 performance_review annual_review supervision pip_assessment appeal_hearing disciplinary
consultation kick-off kickoff standup retro sprint_review sales_call debate oral oral_exam speaking_test
driving_theory callback bible_study guest_lecture webinar reading_group book_club book_group mediation
Go_to: clinic cardiology renal oncology radiology dermatology audiology maternity antenatal library yoga_class pilates
zumba spin_class boxing boxercise crossfit bootcamp swimming training choir choir_practice band_practice orchestra
orchestra_rehearsal bell_ringing church evensong temple gurdwara mosque synagogue jummah friday_prayers aa_meeting
support_group slimming_world weight_watchers parkrun running_club run_club language_exchange night_class evening_class
pottery_class art_class life_drawing dance_class ballet_class salsa_class toddler_group baby_group playgroup
library_storytime soft_play dump recycling_centre household_waste_centre bottle_bank post_office postoffice
cash_machine atm bank_branch shops supermarket tesco sainsburys sainsbury's asda aldi lidl morrisons waitrose costco
walmart kroger trader_joe's home_depot lowes bunnings woolies woolworths coles kmart officeworks screwfix toolstation
wickes b&q homebase ikea argos superdrug poundland dunnes supervalu spar shoprite pick_n_pay chemist petrol_station
garden_centre charity_shop launderette laundromat dry_cleaners viewing antenatal_class nct_class
Plan: birthday_tea leaving_do retirement_do housewarming house-warming baby_shower gender_reveal hen hen_do stag
stag_do bachelorette bridal_shower honeymoon date_night girls_night reunion works_do works_christmas_do secret_santa
christmas_day boxing_day new_year's_day potluck picnic brunch games_night movie_night film_night weekend_away
city_break half_term gap_year house_swap meal lunchboxes wedding_reception mother's_day father's_day mothers_day
fathers_day valentine's_day valentines
Arrange: playtest carers_assessment carer's_assessment needs_assessment home_assessment swap shift_cover lift
lift_share carpool car_pool respite respite_care collection drop-off drop_off catch-up catch_up catchup meet-up meetup
play_date house_sitter home_delivery redelivery hospital_transport patient_transport wheelchair_hire cover_teacher
supply_cover
`;
