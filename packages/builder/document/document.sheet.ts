/* What a page document needs that no island brings: the widgets that only stand there, and its boxes. */
import.meta.glob('../widgets/*/*.base.css', { eager: true });

import '../parts/icon/icon.css';
import './paper.css';
import './structure.css';
import './atomic/atomic.css';
import './atomic/atomic-parts.css';
import './atomic/atomic-form.css';
