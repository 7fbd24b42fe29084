var e=`# A technique, a puzzle, and the moves to a place where the technique is the next thing to see: the boards of lessons and of the manual. \`first\` is the puzzle one learns the rules on.
first	5x5:OOOOOOOPOOPHHPPOHHPOOPOOO	
only_jump	5x5:OOOOOOOOOOPHHPOPPHOOOOPOO	
only_jump	5x5:OOPOOOOPPOOPHHOOOHHPOOPOO	
only_jump	5x5:OOOOOOOOOOOOPOOOOPPPOOHOO	
keeping_jump	5x5:POPPOPPHPPPPPPPPPPPPPPHPP	
keeping_jump	5x5:PPPPPPPPPPPHPPHPPPPPPOPPO	
keeping_jump	5x5:OPPPPPPPPPPPPPHPPHPPPOPPP	
keeping_chain	5x5:PPHPPPPPPPPPPPPPPHPPPPPPP	r2c3-r4c3;r3c1-r3c3;r3c4-r3c2;r1c1-r3c1-r3c3;r1c2-r3c2;r5c1-r3c1;r4c3-r2c3;r3c1-r3c3;r5c2-r3c2-r3c4;r3c5-r3c3;r1c4-r3c4;r5c5-r3c5;r2c3-r4c3;r3c5-r3c3;r5c4-r3c4-r3c2;r5c3-r3c3;r3c2-r3c4
keeping_chain	5x5:PPHPPPPPPPPPHPPPPPPPPPHPP	r1c5-r1c3;r1c2-r1c4;r3c1-r3c3;r5c1-r5c3;r1c1-r3c1;r4c1-r2c1;r3c3-r1c3;r2c1-r2c3;r1c3-r3c3;r3c4-r3c2;r5c3-r3c3;r1c4-r3c4;r4c5-r4c3;r5c5-r5c3;r4c2-r4c4;r3c4-r5c4;r3c2-r3c4;r5c3-r5c5;r2c5-r4c5
`;export{e as default};