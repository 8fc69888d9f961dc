/** What stands on everybody's lists: of two words mostly, the first of which could be a deed. */
export const EVERYDAY = `
Ask_about: waitlist waiting_list counselling_waitlist counseling_waitlist therapy_waitlist nursery_place school_place
wait_list
Put_up: curtain_rail curtain_pole curtain_rod
Look_into: weird_noise funny_noise washing_machine_noise car_noise boiler_noise fridge_noise mortgage_rate mortgage_rates
Replace: fridge_light oven_light bathroom_bulb hallway_bulb
Fix: shed_roof garage_door login_issue wifi_issue wi-fi_issue printer_issue internet_issue pathfinding_bug
Clear: sink_blockage drain_blockage toilet_blockage blocked_sink blocked_drain
Wash: sofa_cover sofa_covers cushion_covers school_kit
Write: project_brief design_brief thank-you_notes thank_you_notes thankyou_notes thank-you_cards thank_you_cards
thankyou_cards thank-you_letters thank_you_letters weekly_update monthly_update status_update progress_update essay_plan
chapter_plan readme
Work_on: short_story zine_layout sleep_schedule sleep_routine morning_routine logo_draft character_sheet data_cleaning
Make: module_choices study_timetable revision_timetable packed_lunches guest_bed
Check: exam_timetable savings savings_account app_permissions broadband_contract phone_contract citation_style bin_collection
bin_collections pay_slip pay_slips
Apply_for: student_finance scholarship bursary carer's_allowance carers_allowance blue_badge universal_credit
council_tax_exemption nursery_funding
Arrange: sharps_bin_collection adhd_assessment autism_assessment power_of_attorney catch-up catch_up playdates
Set_up: direct_debit standing_order payment_plan out_of_office savings_pot
Deal_with: rent_increase price_increase deposit_dispute dispute jury_duty jury_service spam_calls
Answer: group_chat etsy_messages shop_messages instagram_dms
Choose: interview_outfit wedding_outfit outfit
Set: release_date launch_date wedding_date
Buy: oil_paints hay_fever_tablets flu_tablets hearing_aid_batteries headache_tablets poster_paints
Order: contact_lenses
Do: problem_set problem_sheet stock_take name_change address_change onboarding_training physio_exercises
vocab_practice
Cut: lawn_edges
Get: mastering_quote second_opinion
Sort_out: family_photos holiday_photos phone_photos baby_photos old_photos
Find: sewing_pattern knitting_pattern crochet_pattern
Clear_out: airing_cupboard hot_press linen_cupboard
Book: flu_shot covid_shot asthma_review medication_review meds_review med_review therapy_session counselling_session
counseling_session
Prepare_for: client_call team_call zoom_call interview_call
Get_ready_for: craft_fair_stall
Invite: podcast_guests party_guests
`;
