/**
 * Widgets as the review products render them on real sites, in three generations: including inline handlers, other products'
 * attributes and nodes, comments and white space.
 */
const avatar =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%228%22 height=%228%22/%3E';

export const listOfGenerationA = `
  <!-- cached -->
  <div class="wp-gr rpi wpac vendor-extra" data-id="7" data-layout="list" data-exec="false" data-vendor="1"
    data-options='{"text_size":"12","trans":{"read more":"mehr lesen"}}'>
    <div class="wp-google-list">
      <div class="grw-header"><div class="grw-header-inner rpi-flx rpi-row12">
        <div class="grw-img-wrap"><img class="grw-img" src="${avatar}" alt="Shop" width="50" height="50"></div>
        <div class="rpi-flx rpi-col8">
          <div class="wp-google-name"><a href="https://maps.example.org/?cid=1" target="_blank" rel="nofollow noopener">Shop</a></div>
          <span class="rpi-stars" style="--rating:4.7">4.7</span>
          <div class="wp-google-based">Based on 3 reviews</div>
          <div class="wp-google-powered" role="img" aria-label="powered by Google"></div>
          <div class="wp-google-wr"><a href="https://search.example.org/writereview?placeid=x" onclick="return rplg_leave_review_window.call(this)">review us</a></div>
        </div>
      </div></div>
      <div class="rpi-flx rpi-col16">
        <div class="wp-google-review"><div class="rpi-flx rpi-row12">
          <img src="${avatar}" class="rplg-review-avatar" alt="Ann">
          <div class="rpi-flx rpi-col4">
            <a href="https://www.example.org/contrib/1" class="wp-google-name" target="_blank" rel="nofollow noopener">Ann</a>
            <div class="wp-google-time" data-time="1700000000">14 Nov 2023</div>
            <div class="wp-google-feedback"><span class="rpi-stars" style="--rating:5"></span><span class="wp-google-text">First line<br>second <a href="https://example.org/">line</a> here</span></div>
          </div></div></div>
        <div class="wp-google-review wp-google-hide"><div class="rpi-flx rpi-row12">
          <div class="rpi-flx rpi-col4">
            <div class="wp-google-name">Bob</div>
            <div class="wp-google-time" data-time="soon">long ago</div>
            <div class="wp-google-feedback"><span class="wp-google-text"></span></div>
          </div></div></div>
        <div class="wp-google-review wp-google-hide"><div class="wp-google-name">Cy</div>
          <span class="wp-google-text">fine</span></div>
      </div>
      <a class="wp-google-url" href="#" onclick="return rplg_next_reviews.call(this,'wp-google',1)">More reviews</a>
    </div>
  </div>`;

export const sliderOfGenerationB = (
  cards: number,
  rowOptions = '{"speed":3,"autoplay":true,"mousestop":true}',
) => `
  <div class="wp-gr rpi wpac" id="vendor" data-id="8" data-layout="slider" data-exec="false" data-options='{"text_size":"40","trans":{}}'>
    <svg style="display:none"><defs><symbol id="grw-google" viewBox="0 0 8 8"><path d="M0 0h8v8z"></path></symbol></defs></svg>
    <div class="grw-row grw-row-m" data-options='${rowOptions}'>
      <div class="rpi-slides-root grw-content"><div class="grw-content-inner">
        <button class="rpi-ltgt rpi-lt grw-prev" tabindex="0"></button>
        <div class="rpi-slides grw-reviews" data-count="${cards}" data-offset="${cards}">
          ${Array.from({ length: cards }, (_, index) => slide(index)).join('\n<!-- next -->\n')}
        </div>
        <button class="rpi-ltgt rpi-gt grw-next"></button>
        <div class="rpi-dots-wrap"><div class="rpi-dots"></div></div>
      </div></div>
    </div>
    <script type="text/plain">an inline snippet of the product</script>
  </div>`;

const slide = (index: number): string => `
  <div class="rpi-slide grw-review vendor-card" data-vendor="${index}"><div class="rpi-flx rpi-col12 grw-review-inner grw-backgnd">
    <div class="rpi-flx rpi-row12-center"><img src="${avatar}" class="grw-img" alt="Reviewer ${index}" onerror="this.onerror=null">
      <div class="rpi-flx rpi-col6"><a class="wp-google-name" href="https://example.org/${index}">Reviewer ${index}</a>
      <div class="wp-google-time" data-time="1700000000" data-lang="pt-BR">2023</div></div></div>
    <span class="rpi-stars" style="--rating:4"></span>
    <div class="rpi-flx rpi-col4"><div class="wp-google-feedback grw-scroll"><span class="wp-google-text">Review number ${index} says a good deal about the work.</span></div>
      <div class="wp-google-img"><img class="rpi-thumb" src="${avatar}#picture-${index}=s50" alt="photo"></div></div>
    <div class="wp-google-reply grw-scroll"><div><span class="grw-b">Owner</span> <span class="wp-google-time" data-time="1700000100">2023</span></div>Thank you.</div>
    <svg role="none"><use href="#grw-google"></use></svg>
  </div></div>`;

export const badgeOfGenerationC = `
  <div class="wp-gr rpi" data-id="9" data-layout="badge" data-exec="false" data-reviews="/wp-admin/admin-ajax.php?action=grw_reviews&amp;id=9">
    <div class="rpi-badge-cnt rpi-badge-right" data-opts='{"text_size":"30"}'>
      <div class="rpi-badge"><div class="rpi-x"></div>
        <div class="rpi-badge-body rpi-badge-clickable" tabindex="0" role="button"><span class="rpi-stars" style="--rating:4.9"></span></div>
      </div></div>
  </div>`;
