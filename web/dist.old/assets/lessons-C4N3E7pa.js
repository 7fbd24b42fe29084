var e=`# A technique, a puzzle, and the moves to a place where the technique is the next thing to see: the boards of lessons and of the manual. \`first\` is the puzzle one learns the rules on.
first	6x6:AAcBaBaGABAiBac	
pair	6x6:bFCAaGfBFBa	
pair	6x6:BCAdchdbbh	
pair	6x6:DbbacGAeAch	
gap	6x6:BCAdchdbbh	r1c4=white;r3c3=black;r6c3=black;r3c4=black;r3c2=white;r3c5=white
gap	6x6:daDAcelDc	r1c3=black;r1c6=black;r2c2=white;r2c5=white;r3c3=white;r3c5=black
gap	6x6:aCGecDbcfba	r3c1=black;r6c1=black;r4c4=black;r4c3=white;r4c6=white
last_cell	6x6:bFCAaGfBFBa	r2c4=white;r4c4=white;r6c5=white;r3c2=white;r3c3=black;r3c4=black;r3c5=white
last_cell	6x6:daDAcelDc	r1c3=black;r1c6=black;r2c2=white;r2c5=white;r3c3=white;r3c5=black;r3c2=black;r4c6=black
last_cell	6x6:ccBabADcgdCbb	r3c3=black;r3c2=white;r3c5=white;r1c5=black;r4c5=black;r2c4=black;r1c4=white;r1c2=black;r4c4=white;r4c2=black
line_full	6x6:afABFBhDBe	r3c1=black;r1c4=white;r4c4=white;r2c3=white;r3c5=white;r4c6=white;r4c5=black
line_full	6x6:aFAhahBaECa	r2c3=white;r3c3=black;r3c6=black;r4c3=white;r4c4=black;r1c3=white;r1c2=black;r3c2=white;r3c1=black;r4c1=white;r6c1=black;r4c2=black;r6c2=white;r5c2=white
line_full	6x6:CCddEDBcGb	r3c1=white;r3c3=black;r6c1=white;r2c3=white;r2c2=black;r2c5=black;r3c5=white;r5c5=white;r5c3=black;r5c6=black;r5c2=white;r4c2=black;r4c3=white;r6c3=white;r6c2=black;r1c2=white;r1c5=white
unique_lines	6x6u:BDdIbfbBf	r3c3=black;r6c3=black;r5c4=black;r6c2=white;r5c1=white;r5c2=black;r5c6=black
unique_lines	6x6u:aJhDbcfba	r3c1=black;r6c1=black;r4c4=black;r4c3=white;r4c6=white;r4c2=black;r6c5=black;r3c5=white;r5c5=white;r5c3=black;r5c6=black;r5c2=black;r3c2=white;r6c2=white;r6c3=black;r2c1=black;r1c5=white
unique_lines	6x6u:baDAbIAHi	r1c1=black;r1c4=black;r2c3=white;r2c5=black;r4c3=white;r3c1=white;r3c3=black;r3c2=white;r2c6=white;r5c1=white;r6c1=white;r5c3=black;r6c3=black;r5c2=white;r5c5=white;r5c6=black;r6c2=black;r6c4=white
near_complete	6x6:BDdchdbbfb	r3c3=black;r6c3=black;r4c5=black;r5c2=black;r5c4=black;r4c1=black;r5c6=black
near_complete	6x6:GCCqAACb	r6c3=white;r1c1=white;r4c1=white;r5c1=white;r6c4=white;r6c6=white;r4c6=black
near_complete	6x6:aFAhahcECa	r2c3=white;r3c3=black;r3c6=black;r4c4=black
line_completion	8x8:AjecahEGDJGca	r3c2=black;r3c5=black;r1c3=black;r4c3=black;r2c4=black;r5c4=black;r7c4=white;r1c2=white;r5c2=white;r5c3=white
line_completion	8x8:AIlbbIEAdhabFba	r7c4=black;r7c7=black;r5c5=black;r8c5=black;r8c4=white;r8c7=white;r6c8=black;r4c8=white;r2c8=black;r3c7=black;r5c4=white;r1c8=black;r7c1=black;r5c1=white;r8c1=white;r8c2=black;r8c3=black;r2c1=white
line_completion	8x8:ABeAdICAcpabhBg	r4c3=white;r6c4=black;r6c7=black;r3c1=white;r5c8=black;r8c8=black;r1c2=white;r4c4=black;r5c4=white;r3c5=black;r3c4=white;r3c7=white;r5c5=black;r4c8=white;r2c8=black;r3c8=black;r6c1=black;r5c1=white;r7c1=white;r8c1=white
case_split	6x6:bCDcgcDCAg	r5c4=white;r3c4=black;r6c4=black;r5c1=white;r5c3=white;r3c1=black;r6c1=black;r6c5=white
case_split	6x6:GAPdBacc	r2c3=white;r4c4=black;r3c6=white;r6c6=white;r4c5=white;r6c5=black;r6c2=black;r6c3=black;r2c6=white;r1c6=black;r1c2=white;r1c4=black;r1c5=white
case_split	6x6:DEABFgKa	r2c2=white;r2c5=white;r3c4=white;r1c6=white;r4c6=white;r2c1=white;r5c6=white;r5c5=black;r5c2=black;r6c4=white
`;export{e as default};