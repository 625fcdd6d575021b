const NOON = 12;
const EVENING = 18;
const NIGHT_ENDS = 5;

export function greeting(now: Date): string {
  const hour = now.getHours();
  if (hour >= EVENING || hour < NIGHT_ENDS) return 'Good evening';
  return hour < NOON ? 'Good morning' : 'Good afternoon';
}
