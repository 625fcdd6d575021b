import { IslandStyle, Slot } from '@portico/kernel/islands/react';
import { createElement, type ReactNode } from 'react';
import { headingTagOf } from '../../model/settings/headingTag.ts';
import { type LinkAttributes, linkOf } from '../../model/settings/link.ts';
import { pictureOf } from '../../model/settings/picture.ts';
import { isOn, type Settings, textOf } from '../../model/settings/read.ts';
import { hoverAnimation } from '../../parts/element/hoverAnimation.ts';
import { PictureView } from '../../parts/element/PictureView.tsx';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { initialsOf } from '../../parts/post/initialsOf.ts';
import type { PostAuthor } from '../../parts/post/PostFacts.ts';
import { usePostFacts } from '../../parts/post/usePostFacts.ts';

/** The post's author, or a person set in the template. */
export function AuthorBox({ element }: WidgetProps) {
  const { settings } = element;
  const author = usePostFacts()?.author ?? null;
  const box = settings.source === 'custom' ? named(settings) : author && ofPost(settings, author);
  if (!box || !(box.picture || box.name || box.about)) return null;
  return (
    <WidgetElement {...widgetFrame(element, { classes: classesOf(settings) })}>
      <IslandStyle name="author-box" />
      <div className="elementor-author-box">
        {box.picture && (
          <Way
            className="elementor-author-box__avatar"
            link={box.link && { ...box.link, ...(box.name ? UNSEEN : {}) }}
          >
            {box.picture}
          </Way>
        )}
        <div className="elementor-author-box__text">
          {box.name && (
            <Way link={box.link}>
              {createElement(
                headingTagOf(settings.author_name_tag, 'h4'),
                { className: 'elementor-author-box__name' },
                box.name,
              )}
            </Way>
          )}
          {box.about}
          {box.button && (
            <Slot
              as="a"
              className={`elementor-author-box__button elementor-button elementor-size-xs${hoverAnimation(settings.button_hover_animation)}`}
              {...box.button}
              html={textOf(settings.link_text)}
            />
          )}
        </div>
      </div>
    </WidgetElement>
  );
}

/** The name has the same link. */
const UNSEEN = { tabIndex: -1, 'aria-hidden': true } as const;

interface Box {
  readonly picture: ReactNode;
  readonly name: ReactNode;
  readonly about: ReactNode;
  readonly link: LinkAttributes | null;
  readonly button: LinkAttributes | null;
}

function named(settings: Settings): Box {
  const name = textOf(settings.author_name);
  const picture = pictureOf(settings.author_avatar);
  const about = textOf(settings.author_bio);
  return {
    name: name && <Slot as="span" html={name} />,
    picture: picture && <PictureView picture={{ ...picture, alt: picture.alt || `Picture of ${name}` }} />,
    about: about && <Slot className="elementor-author-box__bio" html={about} />,
    link: linkOf(settings.author_website),
    button: textOf(settings.link_text) ? linkOf(settings.posts_url) : null,
  };
}

function ofPost(settings: Settings, { name, href, about }: PostAuthor): Box {
  const posts = { href };
  return {
    name: isOn(settings.show_name) && name,
    picture: isOn(settings.show_avatar) && (
      <span className="elementor-author-box__initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
    ),
    about: isOn(settings.show_biography) && about && <div className="elementor-author-box__bio">{about}</div>,
    // Authors have no website here.
    link: settings.link_to === 'posts_archive' ? posts : null,
    button: isOn(settings.show_link) && textOf(settings.link_text) ? posts : null,
  };
}

interface WayProps {
  readonly className?: string;
  readonly link: LinkAttributes | null;
  readonly children: ReactNode;
}

function Way({ className, link, children }: WayProps) {
  return link ? (
    <a className={className} {...link}>
      {children}
    </a>
  ) : (
    <div className={className}>{children}</div>
  );
}

/** Classes for the picture's position, as in Elementor Pro's style sheets. */
function classesOf({ layout, alignment, image_vertical_align }: Settings): readonly string[] {
  return [
    ...classOf('layout-image', layout, ['left', 'above', 'right']),
    ...classOf('align', alignment, ['left', 'center', 'right']),
    ...classOf('image-valign', image_vertical_align, ['top', 'middle']),
  ];
}

function classOf(name: string, value: unknown, known: readonly string[]): readonly string[] {
  return known.filter((one) => one === value).map((one) => `elementor-author-box--${name}-${one}`);
}
