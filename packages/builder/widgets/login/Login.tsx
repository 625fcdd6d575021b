import { IslandStyle } from '@portico/kernel/islands/react';
import { choiceOf, isOn, textOf } from '../../model/settings/read.ts';
import { ButtonInside } from '../../parts/element/ButtonInside.tsx';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { english, unlessChanged, useVisitorWords } from '../../parts/site/visitorWords.ts';
import { SIGN_IN_NAME, SIGN_IN_PATH } from '../../wire/public.ts';

/** Asks for the name and leads to the site's sign-in, which asks for the password: pages are cached and public. */
export function Login({ element }: WidgetProps) {
  const { id, settings } = element;
  const hasOwn = isOn(settings.custom_labels);
  const { userName, lostPassword, logIn } = useVisitorWords();
  const label = hasOwn ? textOf(settings.user_label) : userName;
  const size = (value: unknown) => `elementor-size-${choiceOf(value, ['xs', 'sm', 'md', 'lg', 'xl'], 'sm')}`;
  const isLabelled = isOn(settings.show_labels ?? 'yes');
  return (
    <WidgetElement {...widgetFrame(element)}>
      <IslandStyle name="form" />
      <IslandStyle name="login" />
      <form className="elementor-form elementor-login" method="get" action={SIGN_IN_PATH}>
        <div className="elementor-form-fields-wrapper">
          <div className="elementor-field-group elementor-field-type-text">
            <label
              className={isLabelled ? 'elementor-field-label' : 'elementor-screen-only'}
              htmlFor={`user-${id}`}
            >
              {label || userName}
            </label>
            <input
              id={`user-${id}`}
              className={`elementor-field elementor-field-textual ${size(settings.input_size)}`}
              name={SIGN_IN_NAME}
              autoComplete="username"
              autoCapitalize="none"
              placeholder={hasOwn ? textOf(settings.user_placeholder) : userName}
            />
          </div>
          <div className="elementor-field-group elementor-field-type-submit">
            <button type="submit" className={`elementor-button ${size(settings.button_size)}`}>
              <ButtonInside
                words={unlessChanged(textOf(settings.button_text), english.logIn, logIn)}
                settings={settings}
              />
            </button>
          </div>
          {isOn(settings.show_lost_password ?? 'yes') && (
            <div className="elementor-field-group">
              <a className="elementor-lost-password" href={SIGN_IN_PATH}>
                {lostPassword}
              </a>
            </div>
          )}
        </div>
      </form>
    </WidgetElement>
  );
}
