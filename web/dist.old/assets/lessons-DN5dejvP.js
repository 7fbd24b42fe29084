var e=`# A technique, a puzzle, and the moves to a place where the technique is the next thing to see: the boards of lessons and of the manual. \`first\` is the puzzle one learns the rules on.
first	5x5:1355353241515313215443342	
black_neighbour	6x6:414462455125446355636451511242225434	r1c2=white;r2c1=white;r4c2=white;r5c4=white;r5c5=white;r6c5=white;r5c2=black;r1c1=black;r3c1=black;r5c6=black
black_neighbour	6x6:232515252343664533626451335265346332	r1c2=white;r1c5=white;r2c2=white;r2c4=white;r2c5=white;r4c2=white;r5c3=white;r5c2=black;r2c6=black;r6c4=black;r5c6=black
black_neighbour	6x6:411552512461522514215156134125555244	r2c4=white;r3c2=white;r4c3=white;r4c4=white;r5c3=white;r6c2=white;r3c3=black;r4c5=black;r6c3=black;r4c2=black;r5c4=black;r6c1=black
white_twin	6x6:411552512461522514215156134125555244	r2c4=white;r3c2=white;r4c3=white;r4c4=white;r5c3=white;r6c2=white
white_twin	6x6:414462455125446355636451511242225434	r1c2=white;r2c1=white;r4c2=white;r5c4=white;r5c5=white;r6c5=white
white_twin	6x6:232515252343664533626451335265346332	r1c2=white;r1c5=white;r2c2=white;r2c4=white;r2c5=white;r4c2=white;r5c3=white
sandwich	6x6:232515252343664533626451335265346332	
sandwich	6x6:411552512461522514215156134125555244	
sandwich	6x6:246562254332324645125324116234466123	
pair_isolation	6x6:641143542363632416314112413125553233	r2c1=white;r2c5=white;r4c3=white;r5c3=white;r6c4=white;r6c1=black;r6c3=black;r5c1=white;r6c2=white
pair_isolation	6x6:336443422361563422524636614623321226	r2c4=white;r3c2=white;r4c5=white;r5c2=white;r5c6=white;r6c3=white;r1c6=black;r1c5=white;r2c6=white;r1c4=black;r1c3=white
pair_isolation	6x6:131556153641521161612315465122112252	r1c2=white;r2c3=white;r3c5=white;r4c4=white;r5c2=white;r5c3=white;r6c5=white;r1c5=black;r1c4=white;r1c6=white;r2c5=white
cut_off	6x6:246562254332324645125324116234466123	r1c4=white;r3c4=white;r5c5=white;r2c5=black;r1c5=white;r2c4=white;r2c6=white;r3c5=white;r1c3=black;r4c4=black;r2c1=black;r1c6=black;r3c3=black;r1c2=white;r2c3=white;r1c1=white;r2c2=white;r3c1=white;r3c2=white;r4c3=white;r4c5=white;r5c4=white;r4c2=black;r6c5=black;r4c1=white;r5c2=white;r6c4=white;r6c6=white;r5c1=black;r6c1=white
cut_off	6x6:325645343562452433661244514423665644	r2c2=white;r4c4=white;r4c6=white;r5c1=white;r5c2=white;r5c5=white;r5c6=white;r6c3=white;r4c5=black;r6c6=black;r3c6=black;r1c3=black;r1c2=white;r1c4=white;r2c3=white;r2c6=white;r3c5=white;r6c5=white;r6c4=black;r2c1=black;r1c5=black;r1c6=white;r2c5=white;r1c1=white;r3c1=white;r5c4=white;r3c4=black;r5c3=black;r2c4=white;r3c3=white;r4c3=white
cut_off	6x6:436614614542362124421361321252454223	r2c4=white;r2c6=white;r3c4=white;r4c1=white;r5c1=white;r5c3=white;r5c5=white;r6c2=white;r5c6=black;r1c1=black;r6c1=black;r3c1=black;r4c3=black;r1c2=white;r2c1=white;r3c2=white;r3c3=white;r4c2=white;r4c4=white;r4c6=white;r6c6=white;r3c5=black;r5c2=black;r2c5=white;r3c6=white;r4c5=white;r2c3=black;r1c6=black;r1c5=white;r1c3=white;r2c2=white;r1c4=black
corner	6x6:361624425414636265616453553163364631	r1c3=white;r2c5=white;r3c2=white;r3c4=white;r4c2=white;r4c5=white;r6c3=white
corner	6x6:124164136241533212451422461531514455	r3c5=white;r5c4=white;r6c1=black;r5c1=white;r6c2=white;r4c1=black;r3c1=white;r4c2=white;r5c2=white
corner	6x6:336254145122564135656414621356433561	r4c2=white;r4c5=white
split	6x6:232515252343664553626451335261346232	r1c2=white;r1c5=white;r2c2=white;r2c4=white;r2c5=white;r4c2=white;r5c3=white;r6c5=white;r5c2=black;r2c6=black;r6c1=black;r1c6=white;r3c6=white;r5c1=white;r6c2=white;r1c4=black;r1c3=white;r1c1=black;r2c3=black;r2c1=white;r3c3=white;r4c1=white;r6c3=white;r4c3=black;r3c1=black;r3c2=white;r4c4=white
split	6x6:161351415643133365353412661536432646	r1c2=white;r2c1=white;r2c4=white;r3c3=white;r4c2=white;r6c5=white;r5c2=black;r2c5=black;r6c1=black;r6c4=black;r3c2=black;r3c4=black;r4c3=black;r1c5=white;r2c6=white;r3c5=white;r2c2=white;r3c1=white;r4c4=white;r5c3=white;r5c1=white;r6c2=white;r5c4=white;r6c3=white;r1c1=black;r5c6=black;r1c3=black;r1c4=white;r2c3=white;r4c6=white;r5c5=white;r6c6=white;r4c1=white
split	6x6:246562254332326645125324116234466133	r1c4=white;r2c3=white;r3c4=white;r4c3=white;r3c3=black;r3c2=white;r4c2=black;r4c1=white;r5c2=white;r5c1=black;r6c1=white;r1c3=black;r2c5=black;r1c2=white;r1c5=white;r2c4=white;r2c6=white;r3c5=white;r4c4=black;r2c1=black;r1c6=black;r1c1=white;r2c2=white;r3c1=white;r4c5=white;r5c4=white;r3c6=white;r5c3=white;r6c2=white;r6c3=black;r6c4=white;r5c6=white;r4c6=black
offset_pair	6x6:122445456124215544612351334226466535	r2c5=white;r6c5=white;r5c5=black;r4c5=white;r5c4=white;r5c6=white
offset_pair	6x6:435163362114143634443536516312332252	r3c4=white;r4c4=white;r6c5=white;r6c6=black;r5c6=white;r5c1=white
offset_pair	6x6:154624321662234416612542366551264136	r2c3=white;r3c6=white;r6c6=black;r5c6=white;r6c5=white
short_try	6x6:564124456315213356531552345124144263	r4c1=black;r3c1=white;r4c2=white;r5c1=white;r1c2=white;r2c3=white;r5c3=white;r6c4=white
short_try	6x6:232641112335561132351144453516613254	r1c2=white;r5c3=white;r5c6=white;r6c3=black;r6c2=white;r6c4=white;r2c2=black;r2c1=white;r2c3=white;r3c2=white;r1c3=black;r1c4=white;r1c1=white;r3c1=white;r4c2=white;r5c2=black;r5c1=white;r6c1=white;r4c1=white
short_try	6x6:436614456622631253612665524133461542	r2c2=white;r3c4=white;r4c6=white;r6c1=black;r4c4=black;r4c1=black;r3c1=white;r4c2=white;r5c1=white;r4c3=white;r4c5=white;r5c4=white;r6c2=white;r5c2=white;r1c2=white;r3c2=black;r3c3=white;r6c3=black;r5c3=white;r6c4=white;r2c1=white;r1c1=black
long_try	6x6:236641122315561132351144453516612254	r5c3=white;r5c6=white;r4c2=white;r6c2=white;r5c2=black;r5c1=white
long_try	6x6:134136615324563562336546331456452312	r1c2=black;r1c6=black;r1c1=white;r1c3=white;r2c2=white;r1c5=white;r2c6=white;r1c4=black;r2c4=white;r6c4=black;r5c4=white;r6c3=white;r6c5=white;r6c6=black;r5c6=white;r4c6=black;r3c6=white;r4c5=white;r2c1=white;r2c3=white;r2c5=white;r5c5=white;r5c3=white;r6c1=white;r6c2=white
long_try	6x6:531246623615416354151641324521432132	r3c4=white;r4c2=white;r1c4=white;r2c3=white;r2c5=white
`;export{e as default};