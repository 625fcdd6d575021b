const COLUMNS = [66, 228, 392, 554];

/** The illustration beside the form: a portico in the evening. */
export function Colonnade({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 700 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#123d31" />
          <stop offset="0.55" stopColor="#1f6650" />
          <stop offset="1" stopColor="#e3b98a" />
        </linearGradient>
        <linearGradient id="stone" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#efe7da" />
          <stop offset="0.45" stopColor="#dccdb6" />
          <stop offset="1" stopColor="#a8977f" />
        </linearGradient>
      </defs>
      <rect width="700" height="900" fill="url(#sky)" />
      <circle cx="350" cy="640" r="120" fill="#f6d9a8" opacity="0.5" />
      <circle cx="350" cy="640" r="78" fill="#fbe9c9" opacity="0.75" />
      <path d="M350 170 680 300v26H20v-26z" fill="#e9dfcf" />
      <path d="M350 202 590 296H110z" fill="#cdbda4" />
      <rect x="30" y="326" width="640" height="34" fill="#d9cbb4" />
      <rect x="30" y="354" width="640" height="10" fill="#b5a48a" />
      {COLUMNS.map((x) => (
        <g key={x}>
          <rect x={x - 6} y="364" width="92" height="16" rx="3" fill="#e4d8c5" />
          <rect x={x + 2} y="380" width="76" height="400" fill="url(#stone)" />
          <path
            d={`M${x + 20} 384v392M${x + 40} 384v392M${x + 60} 384v392`}
            stroke="#93826a"
            strokeOpacity="0.28"
            strokeWidth="3"
          />
          <rect x={x - 6} y="780" width="92" height="18" rx="3" fill="#d5c6ae" />
        </g>
      ))}
      <rect x="0" y="798" width="700" height="34" fill="#e0d3be" />
      <rect x="0" y="832" width="700" height="34" fill="#cbbca3" />
      <rect x="0" y="866" width="700" height="34" fill="#b3a389" />
    </svg>
  );
}
