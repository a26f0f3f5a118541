// The drawing of playing cards: suits, court figures and the back, on a card of 200 by 280 units.
import type { JSX } from "preact";

export type Suit = "S" | "H" | "D" | "C";

/** The shape of each suit in a box of 100 around its middle. */
const SUITS: Readonly<Record<Suit, string>> = {
  H: "M0 44C-14 27-46 5-46-18C-46-35-34-44-23-44C-12-44-4-37 0-28C4-37 12-44 23-44C34-44 46-35 46-18C46 5 14 27 0 44Z",
  D: "M0-48C9-30 23-12 36 0C23 12 9 30 0 48C-9 30-23 12-36 0C-23-12-9-30 0-48Z",
  S: "M0-48C11-27 44-8 44 15C44 28 35 36 24 36C14 36 7 31 4 25C5 36 9 43 17 48L-17 48C-9 43-5 36-4 25C-7 31-14 36-24 36C-35 36-44 28-44 15C-44-8-11-27 0-48Z",
  C: "M-10-8A20 20 0 1 1 10-8A20.500 20.500 0 1 1 5 24C6 36 10 43 18 48L-18 48C-10 43-6 36-5 24A20.500 20.500 0 1 1-10-8Z",
};

export function Pip({ suit, x, y, size, over = false }: { suit: Suit; x: number; y: number; size: number; over?: boolean }) {
  return <path d={SUITS[suit]} transform={`translate(${x} ${y}) scale(${size / 100})${over ? " rotate(180)" : ""}`} />;
}

const FACE = "M85 62C85 50 115 50 115 62L115 74C115 86 107 94 100 94C93 94 85 86 85 74Z";
const FEATURES = "M90 69H95M105 69H110M100 70V78M96 84C98 86 102 86 104 84";

/** Upper halves of the courts; each is drawn twice, once upside down. */
const COURTS: Readonly<Record<string, JSX.Element>> = {
  J: (
    <>
      <path class="hair" d="M82 60C78 76 78 88 82 96L90 92L88 64ZM118 60C122 76 122 88 118 96L110 92L112 64Z" />
      <path class="skin" d={FACE} />
      <path class="line" d={FEATURES} />
      <path class="cloth" d="M78 61C76 46 90 40 104 40C118 40 126 48 122 61C108 55 92 55 78 61Z" />
      <path class="trim" d="M78 61C92 54 108 54 122 61L122 66C108 60 92 60 78 66Z" />
      <path class="feather" d="M118 50C128 40 136 40 142 44C138 52 130 56 118 56Z" />
      <path class="metal" d="M141 140L141 70L146 62L151 70L151 140Z" />
    </>
  ),
  Q: (
    <>
      <path class="hair" d="M84 56C72 68 74 92 70 106L88 100L88 60ZM116 56C128 68 126 92 130 106L112 100L112 60Z" />
      <path class="skin" d={FACE} />
      <path class="line" d={FEATURES} />
      <path class="hair" d="M84 66C84 52 94 50 100 52C106 50 116 52 116 66C110 58 104 57 100 57C96 57 90 58 84 66Z" />
      <path class="trim" d="M82 54L79 40L90 47L100 36L110 47L121 40L118 54C106 50 94 50 82 54Z" />
      <circle class="jewel" cx="79" cy="39" r="3" />
      <circle class="jewel" cx="100" cy="35" r="3.500" />
      <circle class="jewel" cx="121" cy="39" r="3" />
      <path class="leaf" d="M138 140C138 126 140 116 142 108" />
      <path
        class="feather"
        d="M142 100C130 92 134 80 142 86C150 80 154 92 142 100C156 96 158 108 148 108C148 118 136 118 136 108C126 108 128 96 142 100Z"
      />
      <circle class="trim" cx="142" cy="100" r="3.500" />
    </>
  ),
  K: (
    <>
      <path class="hair" d="M82 58C76 72 78 86 76 96L88 94L88 62ZM118 58C124 72 122 86 124 96L112 94L112 62Z" />
      <path class="skin" d={FACE} />
      <path class="hair" d="M85 72C86 80 92 80 100 80C108 80 114 80 115 72C119 92 110 108 100 110C90 108 81 92 85 72Z" />
      <path class="line" d="M90 69H95M105 69H110M100 70V77" />
      <path class="skin" d="M95 86C98 84 102 84 105 86C102 89 98 89 95 86Z" />
      <path class="trim" d="M79 58L76 38L88 46L94 36L100 44L106 36L112 46L124 38L121 58C107 53 93 53 79 58Z" />
      <path class="cloth" d="M79 58C93 53 107 53 121 58L121 62C107 57 93 57 79 62Z" />
      <circle class="jewel" cx="100" cy="50" r="3" />
      <path class="metal" d="M138 140L138 58L142 46L146 58L146 140Z" />
      <path class="trim" d="M131 104H153V110H131Z" />
    </>
  ),
};

const ROBE = (
  <>
    <path class="cloth" d="M47 140L47 119C56 104 78 100 100 100C122 100 144 104 153 119L153 140Z" />
    <path class="trim" d="M84 100L100 126L116 100L108 97L100 110L92 97Z" />
    <path class="trim" d="M60 140L66 108L72 106L68 140ZM140 140L134 108L128 106L132 140Z" />
    <path class="line" d="M76 140L78 122M88 140L88 128M112 140L112 128M124 140L122 122" />
  </>
);

/** A court figure that looks the same from both ends of the table. */
export function Court({ rank, suit }: { rank: string; suit: Suit }) {
  const half = (
    <>
      {rank === "K" ? (
        <>
          {ROBE}
          {COURTS[rank]}
        </>
      ) : (
        <>
          {COURTS[rank]}
          {ROBE}
        </>
      )}
      <Pip suit={suit} x={62} y={52} size={26} />
    </>
  );
  return (
    <g class="court">
      <rect class="frame" x="46" y="32" width="108" height="216" rx="4" />
      {half}
      <g transform="rotate(180 100 140)">{half}</g>
      <path class="seam" d="M47 140H153" />
    </g>
  );
}

const LATTICE = Array.from({ length: 34 }, (_, nth) => nth * 16 - 268)
  .map((at) => `M${at} 16l248 248M${at} 264l248-248`)
  .join("");

/** The back: a lattice under a medallion, the same from both ends. */
export function Back() {
  return (
    <>
      <rect class="card-edge" x="1" y="1" width="198" height="278" rx="13" />
      <svg x="13" y="13" width="174" height="254" viewBox="13 13 174 254">
        <rect class="back-ground" x="13" y="13" width="174" height="254" rx="8" />
        <path class="back-lattice" d={LATTICE} />
      </svg>
      <rect class="back-line" x="17" y="17" width="166" height="246" rx="6" />
      <ellipse class="back-ground" cx="100" cy="140" rx="42" ry="52" />
      <ellipse class="back-line" cx="100" cy="140" rx="42" ry="52" />
      <ellipse class="back-line" cx="100" cy="140" rx="36" ry="46" />
      <g class="back-mark">
        <Pip suit="D" x={100} y={140} size={56} />
        <Pip suit="S" x={100} y={108} size={16} />
        <Pip suit="S" x={100} y={172} size={16} over />
      </g>
    </>
  );
}
