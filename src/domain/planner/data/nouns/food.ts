/** What is eaten and drunk, by what is done to have it in the house. */
export const FOOD = `
Buy: jerky oat porridge muesli granola cornflake weetabix shreddies cheerios bran semolina couscous quinoa bulgur
barley polenta grits masa cornmeal cornflour cornstarch breadcrumb panko tapioca noodle spaghetti penne macaroni
lasagne ramen udon vermicelli gnocchi tortilla wrap pitta pita naan roti chapati paratha bagel crumpet croissant
brioche baguette sourdough focaccia ciabatta barm muffin scone pancake waffle doughnut donut bun loaf rye tart
flapjack biscuit cookie cracker oatcake ryvita rusk breadstick pretzel popcorn crisp tayto doritos nacho peanut almond
cashew walnut pecan hazelnut pistachio macadamia raisin sultana currant prune apricot fig cranberry coconut flaxseed
chia tahini hummus houmous guacamole salsa pesto passata ketchup mayo mayonnaise mustard vinegar gravy bisto
stock_cube oxo bovril marmite vegemite nutella syrup treacle molasses marmalade lemon_curd margarine ghee lard suet
dripping buttermilk custard dahi paneer feta halloumi mozzarella cheddar brie parmesan mascarpone ricotta quark skyr
kefir creme_fraiche lollipop lolly gelato sorbet milk_powder egg_box apple pear plum peach nectarine grape melon
watermelon pineapple mango papaya kiwi banana satsuma clementine tangerine mandarin orange lemon lime grapefruit
strawberry raspberry blueberry blackberry gooseberry blackcurrant redcurrant rhubarb cherry guava lychee passionfruit
pomegranate plantain okra yam cassava taro eggplant aubergine brinjal courgette zucchini capsicum pepper chilli chili
jalapeno tomato cucumber lettuce spinach kale chard cabbage cauliflower broccoli sprout brussels carrot parsnip turnip
swede neep beetroot radish celery celeriac fennel leek onion scallion shallot garlic ginger potato spud tattie kumara
pumpkin butternut butternut_squash sweetcorn corn_cob mushroom pea mangetout asparagus artichoke avocado olive caper
gherkin pickle sauerkraut kimchi tofu tempeh seitan quorn lentil dal dhal chickpea kidney_bean black_bean baked_bean
broad_bean beansprout rajma toor chana besan atta maida sooji suji rava poha idli_mix dosa_batter basmati garri gari
egusi ogbono ugu fufu semo semovita eba crayfish stockfish ponmo suya maggi indomie ofada gari_ijebu kuli chin_chin
puff_puff small_chop mealie_meal mealie pap biltong boerewors samp rooibos beef steak lamb_shank pork gammon sausage
chorizo salami pepperoni prosciutto pastrami turkey gobbler chicken_thigh chicken_breast drumstick duck goose venison
haggis black_pudding white_pudding rasher hot_dog burger patty meatball brisket oxtail tripe pate tuna salmon cod
haddock kipper mackerel sardine anchovy prawn shrimp crab lobster mussel squid calamari fish_finger fish_cake fishcake
snag kransky lamington pavlova anzac tim_tam weet-bix peppercorn baking_powder bicarb vanilla vanilla_essence cinnamon
nutmeg cumin turmeric coriander paprika cayenne cardamom clove saffron masala curry_powder curry_paste curry_leaf
oregano thyme rosemary parsley dill bay_leaf sriracha sauce relish chutney achar sweet candy choccy easter_egg
selection_box marshmallow toffee fudge caramel liquorice gummy jelly_bean jelly jello chewing_gum sprinkles icing
marzipan fondant gelatine food_colouring cake_mix stuffing stuffing_mix mincemeat mince_pie christmas_pudding
plum_pudding yule_log panettone stollen pigs_in_blanket yorkshire_pudding sausage_roll pork_pie scotch_egg quiche
pasty samosa pakora bhaji spring_roll dumpling gyoza sushi pizza lasagna ready_meal oven_chip snack nibble canape
crudite dip cheeseboard hamper squash_bottle cordial ribena lemonade coke pepsi fanta sprite tonic tonic_water soda
seltzer kombucha smoothie energy_drink lucozade gatorade water_bottle bottled_water sparkling_water teabag tea_bag
chai matcha decaf coffee_bean coffee_pod nespresso coffee_filter horlicks ovaltine milo prosecco champagne cava lager
ale stout guinness cider whisky whiskey rum vodka tequila brandy sherry baileys aperol vermouth stout_can tinnie booze
mixer ice ice_cube grocery veggie veges greens salad rocket herbs soup broth bouillon cereal_bar protein_bar
protein_powder whey creatine electrolyte puree pouch aptamil similac enfamil sma pine_nut sesame_seed poppy_seed
pumpkin_seed sunflower_seed mixed_nut trail_mix agave pappadum poppadom papadum rice_cake nori seaweed wasabi miso
dashi mirin gochujang tamarind jaggery ghee_tin mithai laddoo ladoo jalebi barfi namkeen murukku mixture_packet prasad
paan kheer_mix custard_powder
Get: birthday_cake christmas_cake wedding_cake
Cook: curry_goat curried_goat pepper_soup jerk_chicken rice_and_peas roast stew casserole curry risotto jollof
chilli_con_carne ragu bolognese
Make: batter mince_pies
Bake: welsh_cake bakewell mince_pie_tray pie cupcake brownie traybake
`;
