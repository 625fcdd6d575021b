import { type Family, lines } from '../Family.ts';

/** What people write in public: comments, forums, reviews, under videos; and in short messages to each other. */
export const conversations: readonly Family[] = [
  {
    name: 'blog-comment',
    label: 'ham',
    kind: 'comment',
    share: 2.5,
    sentences: [1, 4],
    open: ['', '', '', 'Hi {first},', 'Great post!', '@{first}'],
    close: ['', '', '', 'Thanks!', 'Cheers from {town}'],
    say: lines`
      I tried this [last weekend|yesterday|at home] and it worked, but I had to use a little less [flour|water|paint|sugar].
      Thanks for [explaining|writing] this so clearly, I finally understand how it works.
      I disagree with your second point, because in {town} it is quite different.
      You forgot to mention that this does not work with older versions.
      Does this also apply to [people who rent|small companies|indoor plants|electric cars]?
      There is a typo in the third paragraph.
      We had the same experience with our [roof|dog|landlord|car] last year.
      What camera did you use for these pictures?
      I have been reading this blog since {month} and this is my favourite article so far.
      Interesting, but the numbers in the table do not add up: {nn} and {nn} is not {nnn}.
      The paper you mention is here: {hamurl}
      My grandmother always put a bit of vinegar in the water, it helps.
      I would love to read more about the second part.
      Honestly I think this is nonsense.
      Could you post the recipe with metric units please?
      Sad news. He was a wonderful teacher.
      This helped me a lot, thank you.
      First time here, found you because of the podcast.
      I love the photo with the red boat.
      How long did it take you to finish?
      See also {hamurl} for a different opinion.
      Well said.
      I wonder how much that costs, probably around {money}?
    `,
  },
  {
    name: 'forum-question',
    label: 'ham',
    kind: 'forum',
    share: 2.5,
    sentences: [1, 5],
    open: ['Hi everyone,', 'Hello,', '', '', 'Hey guys,', 'Quick question:', '@{first}:'],
    close: ['', '', 'Thanks in advance!', 'Any ideas?', 'What am I doing wrong?', 'Edit: solved, thanks!'],
    say: lines`
      I am getting "TypeError: undefined is not a function" when I click the button, here is my code: {hamurl}
      I bought a used {n} year old bike and the gears keep slipping under load.
      My tomatoes have brown spots on the leaves, is that blight?
      Has anyone tried the new update? My battery lasts only {n} hours now.
      What is a fair price for a used one with {nn},000 miles on it? The seller wants {money}.
      I followed the tutorial at {hamurl} but step {n} fails with a permission error.
      for (let i = 0; i < {nn}; i++) console.log(i) prints everything twice, why?
      We are travelling from {town} to {town} in {month} with two small kids, any recommendations for a stop?
      The wiring diagram shows a red and a blue cable but mine are both black.
      I have the same issue since version {n}.{n}.
      Try to clear the cache and restart, that fixed it for me.
      You should not use that glue on plastic, it melts.
      Which of the two would you choose and why?
      It depends on how much light the room gets.
      My guess would be a bad capacitor, they are cheap to replace, about {money}.
      Can you post a photo of the label on the back?
      I beat the second boss on my {nn}th attempt, the trick is to stay on the left side.
      Does a landlord have to pay for a broken fridge in the UK?
      I installed node and python but the command is still not found.
      The manual says 5W-30 but the garage used 10W-40, is that a problem?
      SELECT name, count(*) FROM users GROUP BY name returns an empty result.
      Thanks, that worked! I had the wrong version installed.
      I recommend the second one, I have had mine for {n} years without any trouble.
      Where did you buy it? I only find it for {money} or more.
      Is it worth to upgrade or should I wait until {month}?
      My bank charged me {money} for a transfer abroad, is that normal?
      Did you try to ask the support? They answered me within a day.
    `,
  },
  {
    name: 'reviews',
    label: 'ham',
    kind: 'review',
    share: 2.5,
    sentences: [1, 5],
    say: lines`
      The food was [excellent|cold|overpriced|really good] and the staff [were very friendly|ignored us|took ages to bring the bill].
      We waited {nn} minutes for our drinks, never again.
      The room was clean and quiet, breakfast could have more choice.
      Bought this for my [mother|son|office] and [she loves it|it broke after {n} weeks|it does what it should].
      Great value for {money}, would buy again.
      The battery died after {n} months and the seller does not answer.
      Fits perfectly and the colour is exactly as in the picture.
      Too small, order one size up.
      The film is far too long, but the ending is beautiful.
      I could not put this book down, the characters feel real.
      The app crashes every time I open the camera.
      {first} cut my hair exactly the way I wanted, thank you!
      Highly recommend this place, the owner is lovely.
      Best pizza in {town}, hands down.
      Terrible customer service, I was on hold for an hour.
      They fixed my [boiler|phone|car] within a day and charged a fair price.
      Five stars.
      Delivery was fast and the packaging was fine.
      The instructions are only in German, luckily there is a video.
      Not worth the money.
      It was our second stay and it will not be the last.
      Very professional, they explained everything and cleaned up afterwards.
      Sound quality is okay for the price, but the bass is weak.
      The hotel is a short walk from the station and close to the old town.
      Location great, walls thin, we heard every word of our neighbours.
    `,
  },
  {
    name: 'video-reaction',
    label: 'ham',
    kind: 'video',
    share: 2,
    sentences: [1, 2],
    open: ['', '', '', 'omg', 'lol', 'wow'],
    close: ['', '', '', ':)', '<3', '!!!', 'haha', '♥', '😂'],
    say: lines`
      I love this song [so much|!!|, it reminds me of {month}|since I was {n}]
      who is still [watching|listening to] this in 20{nn}?
      this video has more than {n} billion views, that's crazy
      the dance at {n}:{nn} is hilarious
      my favourite part is when she starts singing
      this song never gets old
      I remember when this came out, I was in school
      how does this have so many dislikes?
      The lyrics are so deep
      I can't stop dancing
      she is so beautiful
      he looks like my uncle
      best song ever
      this is not real music, sorry
      what is the name of the girl in the yellow dress?
      I showed this to my mum and she started to cry
      people in the comments are so rude
      half of the population of the world has seen this
      the drop is insane
      why did YouTube recommend me this
      I came here because of the movie
      still gives me goosebumps
      This part made me laugh so hard
      the elevator guy is the best
      greetings from {town}
      no autotune, just talent
      I miss the old days
      can someone explain the ending?
      played this at my wedding
    `,
  },
  {
    name: 'chat',
    label: 'ham',
    kind: 'chat',
    share: 2,
    sentences: [1, 2],
    open: ['', '', '', 'hey', 'Hi', '{first},'],
    close: ['', '', '', 'x', 'lol', ':)', 'c u', 'love you'],
    say: lines`
      [I'm|im] on the bus, be there in {nn} min
      Did you eat yet?
      can you pick me up at {time}
      ok see you later
      I'll call you when I get home
      Happy birthday {first}! have a great day
      Sorry, was in a meeting. What's up?
      where r u
      Don't forget the keys
      Are we still on for {weekday}?
      Thanks for dinner yesterday, it was lovely
      Running late, start without me
      I transferred you the {money} for the tickets
      did u see the match last night
      Mum is asking if you come on Sunday
      no worries, take your time
      Got your message, will send the address in a minute
      I won the pub quiz haha
      call me when you can, my number is still {phone}
      the doctor said it's nothing serious
      can't talk now, in class
      free tonight? we could watch a film
      Your parcel is at my place, you can get it any time
      Reminder: your dentist appointment is on {weekday} at {time}.
      Your code is {code}
      here is the link to the photos {hamurl}
      What do u want for dinner
      I left my umbrella at yours
    `,
  },
];
