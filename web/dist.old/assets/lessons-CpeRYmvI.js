var e=`# A technique, a puzzle, and the moves to a place where the technique is the next thing to see: the boards of lessons and of the manual. \`first\` is the puzzle one learns the rules on.
first	3x4:b4b5g9b3r3g8ww9b4w4b9w6	
lonely	4x4:r5g5wg2w4g4w2r4bw7w3g4r2d9r3w9	r1c1+r2c1;r1c3+r1c4;r1c2+r2c2;r2c3+r2c4;r3c1+r4c1;r3c2+r3c3;r3c4+r4c4
lonely	4x4:r8w4d6b6w2d6r8w9r9g6d4g9b7w3w2w	r1c1+r1c2;r3c2+r4c2;r3c1+r4c1
lonely	4x4:b8wwb9rgwb2b3bg5g5bb4b2g7	r4c2+r4c3;r3c1+r3c2
only_partner	4x4:d6b3gw6r9g4g8b6r9b5b7w5r9g2r9g5	r1c2=alone;r4c2=alone
only_partner	4x4:r6r4w9bg5b5d4d8b8b2b9r2d4r6b3w7	r2c1=alone
only_partner	4x4:w6d5w5g6r9wgb6w6b3b6d3b6bb9r7	r2c4=alone
strongest	4x4:w8b5bw3w8w3r5br2b5r3gg2b5g7w6	r4c1=alone;r3c2+r4c2;r2c3+r3c3;r1c4+r2c4;r4c3+r4c4;r3c4=alone
strongest	4x4:bb3g4g9w7w3b4r8g9r6d2r7r8b8g2b2	r4c3=alone;r1c3+r1c4;r2c1+r3c1;r4c1+r4c2;r2c2+r3c2;r1c1+r1c2
strongest	4x4:b4b8r2b2g8g6r9r8r8d7g9g5w7d2b5w8	r1c1+r1c2;r2c1+r2c2;r3c1+r4c1;r3c3+r3c4;r4c3+r4c4
prices	4x4:r3d3r6w7rr3r5g5b3g5b2r5g8g9r2w8	r1c1+r2c1;r3c1=alone;r4c1+r4c2;r3c2=alone;r3c4+r4c4;r3c3+r4c3
prices	4x4:d2g2w3w7b2w2g6w4r6d6r3gd2w6g2b6	r3c3=alone;r4c4=alone;r2c1+r3c1;r4c2+r4c3
prices	4x4:g2d9w2rdd5r9w2r8r7g4d2b8w8bb	r1c1=alone;r3c3=alone;r4c3+r4c4
`;export{e as default};