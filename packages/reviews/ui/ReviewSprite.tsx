/** The providers' logos, once on a page; cards refer to them by id. */
export function ReviewSprite() {
  return (
    <svg className="rpi-sprite" width="0" height="0" aria-hidden="true">
      <symbol id="grw-google" viewBox="0 0 48 48">
        <path
          fill="#4285f4"
          d="M46 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h12.400a10.600 10.600 0 0 1-4.600 7v5.700h7.400c4.300-4 6.800-9.900 6.800-16.700z"
        />
        <path
          fill="#34a853"
          d="M24 47c6.200 0 11.400-2 15.200-5.600l-7.400-5.700c-2 1.400-4.700 2.200-7.800 2.200-6 0-11-4-12.900-9.500H3.500v5.900A23 23 0 0 0 24 47z"
        />
        <path
          fill="#fbbc05"
          d="M11.100 28.400a13.800 13.800 0 0 1 0-8.800v-5.900H3.500a23 23 0 0 0 0 20.600z"
        />
        <path
          fill="#ea4335"
          d="M24 10.100c3.400 0 6.400 1.200 8.800 3.400l6.500-6.500A23 23 0 0 0 3.500 13.700l7.600 5.900C13 14.100 18 10.100 24 10.100z"
        />
      </symbol>
      {['import', 'manual', 'tripadvisor'].map((provider) => (
        <symbol id={`grw-${provider}`} viewBox="0 0 24 24" key={provider}>
          <path
            fill="currentColor"
            opacity="0.55"
            d="M4 4h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-5 4v-4H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z"
          />
        </symbol>
      ))}
    </svg>
  );
}
