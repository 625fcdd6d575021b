import type { ReactNode } from 'react';
import { SettingsList } from '../SettingsList.tsx';
import type { HomeContent } from './HomeContent.ts';

interface InvitationProps {
  readonly invitation: HomeContent['invitation'];
  /** A form, in place of the buttons. */
  readonly children?: ReactNode;
}

export function Invitation({ invitation, children }: InvitationProps) {
  return (
    <section className="p-section p-section-deep" aria-labelledby="invitation">
      <div className="p-container p-invite">
        <div className="p-invite-body">
          <h2 id="invitation">{invitation.title}</h2>
          <p>{invitation.text}</p>
          {!children && (
            <div className="p-cluster">
              {invitation.actions.map((action, index) => (
                <a
                  key={action.href}
                  className={index === 0 ? 'p-button' : 'p-button p-button-quiet'}
                  href={action.href}
                >
                  {action.label}
                </a>
              ))}
            </div>
          )}
        </div>
        {children ?? <SettingsList settings={invitation.details} />}
      </div>
    </section>
  );
}
