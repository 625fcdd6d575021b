/* Styles of a page document that no island loads: static widgets and boxes. */
import.meta.glob('../widgets/*/*.base.css', { eager: true });

import '../parts/icon/icon.css';
import './paper.css';
import './structure.css';
import './atomic/atomic.css';
import './atomic/atomic-parts.css';
import './atomic/atomic-form.css';
