import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { type LinkAttributes, linkOf } from '../../model/settings/link.ts';
import { choiceOf, textOf } from '../../model/settings/read.ts';
import { PictureView } from '../../parts/element/PictureView.tsx';
import { coverPicture } from '../../parts/element/shownPicture.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';

/** A testimonial and its author. */
export function Testimonial({ element }: WidgetProps) {
  const { settings } = element;
  const content = textOf(settings.testimonial_content);
  const picture = coverPicture(settings.testimonial_image, settings, 'testimonial_image');
  const name = textOf(settings.testimonial_name);
  const job = textOf(settings.testimonial_job);
  if (!content && !picture && !name && !job) return null;
  const link = linkOf(settings.link);
  const position = choiceOf(settings.testimonial_image_position, ['aside', 'top'], 'aside');
  const whole = picture && <PictureView picture={picture} />;
  const img = picture?.className ? <picture>{whole}</picture> : whole;
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="testimonial" />
      <div className="elementor-testimonial-wrapper">
        {content && <Slot className="elementor-testimonial-content" html={content} />}
        {(picture || name || job) && (
          <div
            className={`elementor-testimonial-meta${picture ? ' elementor-has-image' : ''} elementor-testimonial-image-position-${position}`}
          >
            <div className="elementor-testimonial-meta-inner">
              {img && (
                <div className="elementor-testimonial-image">
                  {link ? (
                    <a
                      {...link}
                      {...{ 'aria-label': picture?.alt || 'Picture' }}
                      {...((name || job) && { tabIndex: -1 })}
                    >
                      {img}
                    </a>
                  ) : (
                    img
                  )}
                </div>
              )}
              {(name || job) && (
                <div className="elementor-testimonial-details">
                  {name && <Words className="elementor-testimonial-name" link={link} html={name} />}
                  {job && <Words className="elementor-testimonial-job" link={link} html={job} />}
                </div>
              )}
            </div>
          </div>
        )}
      </div>
    </WidgetElement>
  );
}

interface WordsProps {
  readonly className: string;
  readonly link: LinkAttributes | null;
  readonly html: string;
}

function Words({ className, link, html }: WordsProps) {
  return link ? (
    <Slot as="a" className={className} {...link} html={html} />
  ) : (
    <Slot className={className} html={html} />
  );
}
