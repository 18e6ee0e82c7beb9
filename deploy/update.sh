#!/bin/sh
# Installs or updates the site under systemd: copies the folder `bundle` to the slot that is not in
# use, starts it there, and stops the other one once the new one is ready.
set -eu
new=3001 old=3002
if systemctl is-active --quiet "site@$new"; then new=3002 old=3001; fi
# Otherwise systemd would restart what does not start for ever, also after a reboot.
give_up() {
  systemctl disable --now "site@$new"
  echo "site@$new did not start. It is stopped and disabled; nothing else has changed. Its log: journalctl --unit site@$new" >&2
}
trap 'exit 1' HUP INT TERM
trap give_up EXIT
# What an interrupted update may have left running.
systemctl disable --now "site@$new"
rm -rf "/srv/site/$new"
cp -R bundle "/srv/site/$new"
systemctl enable --now "site@$new"
trap - EXIT
# For the commands of operators, which run in /srv/site.
ln -sfn "$new/dist" /srv/site/dist
ln -sfn "$new/package.json" /srv/site/package.json
systemctl disable --now "site@$old"
