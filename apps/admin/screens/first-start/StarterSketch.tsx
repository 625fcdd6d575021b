import type { Starter } from '../../wire/admin.ts';

/** A thumbnail sketch of a starter kit's home page. */
export function StarterSketch({ starter, className }: { starter: Starter; className: string }) {
  return (
    <svg viewBox="0 0 160 110" className={className} aria-hidden="true">
      {SKETCHES[starter]}
    </svg>
  );
}

const SKETCHES: Readonly<Record<Starter, React.ReactNode>> = {
  studio: (
    <>
      <path fill="#16181d" d="M0 0h160v66H0z" />
      <path fill="#faf9f6" d="M0 66h160v26H0zM12 30h104v9H12zM12 43h70v9H12z" />
      <path fill="#c2410c" d="M12 56h26v6H12zM0 92h160v18H0z" />
      <path fill="#16181d" d="M12 72h18v4H12zM52 72h70v5H52zM52 81h88v3H52z" />
    </>
  ),
  practice: (
    <>
      <path fill="#eaf2f0" d="M0 0h160v110H0z" />
      <path fill="#15312f" d="M38 18h84v8H38zM52 31h56v4H52z" />
      <path fill="#1f5c57" d="M62 41h36v8H62z" />
      <path fill="#fff" d="M12 60h42v38H12zM59 60h42v38H59zM106 60h42v38h-42z" />
      <path
        fill="#15312f"
        d="M18 67h20v4H18zM65 67h20v4H65zM112 67h20v4h-20zM18 76h30v3H18zM65 76h30v3H65zM112 76h30v3h-30z"
      />
    </>
  ),
  counter: (
    <>
      <path fill="#f8ead6" d="M0 0h160v62H0z" />
      <path fill="#fffaf2" d="M0 62h160v30H0z" />
      <path fill="#5b1f2b" d="M12 18h70v8H12zM12 30h54v8H12zM100 14h48v36h-48z" />
      <path fill="#a63a2a" d="M12 44h30v7H12zM0 92h160v18H0z" />
      <path fill="none" stroke="#5b1f2b" d="M12.500 68.500h64v18h-64zM83.500 68.500h64v18h-64z" />
    </>
  ),
};
